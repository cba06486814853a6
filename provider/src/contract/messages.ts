import type { ValidationError } from '@vitrine/contract/operations';

/** Texts that the specification (section 5) gives to the letter, by operation and field. */
const specified: Readonly<Record<string, string>> = {
  'createCategory.name': 'Category name cannot be empty!',
  'updateCategory.name': 'Category name cannot be empty!',
  'login.username': 'Enter the username',
  'login.password': 'Enter the password',
  'resetCredentials.username': 'Please enter your username',
  'resetCredentials.oldPassword': 'Please enter your old password',
  'resetCredentials.newPassword': 'Please enter your new password',
  'createHomeGridItem.position': 'Position not specified',
  'updateAboutPage.introHeading': 'Intro heading is required.',
  'updateAboutPage.introDescription': 'Intro description is required.',
};

const typeNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    array: 'a list',
    object: 'an object',
    boolean: 'true or false',
  }),
);

const quoted = (name: unknown): string => `"${String(name)}"`;

/** The names that lead to what an error is about: a field, one that is missing, or one that should not be there. */
function pointerOf(error: ValidationError): readonly string[] {
  const pointer = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
  const named: unknown = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return named === undefined ? pointer : [...pointer, String(named)];
}

/** The field an error is about, as a person would say it: `grids[0].gridType`. */
function fieldOf(error: ValidationError): string {
  return pointerOf(error).reduce(
    (name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
    '',
  );
}

/** What a text has to be by the pattern of the contract. */
function patternWords(pattern: string): string {
  if (pattern === '\\S') return 'cannot be empty';
  return pattern.startsWith('^\\d{4}-')
    ? 'must be a time in UTC, such as 2026-12-24T09:00:00.000Z'
    : 'is not written as it must be';
}

function explain(error: ValidationError, field: string): string {
  const name = field === '' ? 'The body' : quoted(field);
  const limit = String(error.params['limit']);
  switch (error.keyword) {
    case 'required':
      return `${name} is missing.`;
    case 'additionalProperties':
      return `${quoted(error.params['additionalProperty'])} is not a known field.`;
    case 'unevaluatedProperties':
      return `${quoted(error.params['unevaluatedProperty'])} is not a known field.`;
    case 'type': {
      const type: unknown = error.params['type'];
      const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null');
      return `${name} must be ${types.map((one) => typeNames.get(String(one)) ?? String(one)).join(' or ')}.`;
    }
    case 'pattern':
      return `${name} ${patternWords(String(error.params['pattern']))}.`;
    case 'maxLength':
      return `${name} is longer than ${limit} characters.`;
    case 'minLength':
      return `${name} is too short.`;
    case 'maxItems':
      return `${name} has more than ${limit} entries.`;
    case 'minItems':
      return `${name} has too few entries.`;
    case 'uniqueItems':
      return `${name} holds the same entry twice.`;
    case 'minimum':
      return `${name} must be ${limit} or more.`;
    case 'maximum':
      return `${name} must be ${limit} or less.`;
    case 'enum':
      return `${name} must be one of ${[error.params['allowedValues']].flat().map(quoted).join(', ')}.`;
    case 'filePart':
      return `${name} must be a file.`;
    default:
      return `${name} is not valid.`;
  }
}

/** The part of a form that an error is about; `undefined` for one about the form as a whole. */
export function partOf(errors: readonly ValidationError[] | null | undefined): string | undefined {
  const error = errors?.at(-1);
  return error === undefined ? undefined : pointerOf(error)[0];
}

/**
 * Says in plain words why a value does not fit the contract.
 * @param operation the operation's id: some fields have texts of their own
 * @param errors the last one is the outermost
 */
export function describeErrors(operation: string, errors: readonly ValidationError[] | null | undefined): string {
  const error = errors?.at(-1);
  if (error === undefined) return 'The request is not valid.';
  const field = fieldOf(error);
  if (error.keyword === 'maxItems' && field === 'relatedProjects')
    return 'You can only select up to 2 related projects!';
  // Unknown or overlong values keep their own words, which say more.
  const isAbsent = ['required', 'pattern', 'type'].includes(error.keyword);
  return (isAbsent ? specified[`${operation}.${field}`] : undefined) ?? explain(error, field);
}
