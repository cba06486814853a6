import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { isJson, readContract } from '../../provider/src/contract/document.ts';
import type { Json, Operation } from '../../provider/src/contract/document.ts';
import { createCompiler } from '../../provider/src/contract/validators.ts';
import { encode, film, logIn, password, picture, startProvider, svg, username } from '../contract/support/provider.ts';
import { figure, setting } from './support/figures.ts';

const operations = readContract();

/** Texts that have broken programs: markup, templates, controls, halves of surrogate pairs, numbers at their edges. */
const nastyTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '‮txt.exe',
  '</script><script>alert(1)</script>',
  "'; DROP TABLE story; --",
  '${7*7}{{7*7}}',
  '../../vitrine.db',
  '..\\..\\vitrine.db',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  'x'.repeat(5000),
];

const text = fc.oneof(fc.constantFrom(...nastyTexts), fc.lorem(), fc.string(), fc.string({ unit: 'binary' }));
/** Ids that may be there: the first of every table, and those that never are. */
const id = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    '2147483648',
    '9223372036854775808',
    'null',
    '%00',
    '%F0%9F%92%A9',
    '%ff',
  ),
  fc.string({ minLength: 1, maxLength: 20 }).map((value) => encodeURIComponent(value.toWellFormed())),
);

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.constantFrom(null, true, -1, 1.5, [], {}));

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const file = fc.constantFrom(
  picture(),
  film(),
  svg(),
  new File([], ''),
  new File(['<p>'], '../a.jpg'),
  new File(['x'], '\0'),
);

/** Values as a schema describes them. Some of them are anything else, at every depth. */
function like(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 39, arbitrary: exactly(schema) }, { weight: 1, arbitrary: anything });
}

function objectLike(schema: Json): fc.Arbitrary<unknown> {
  const required = list(schema['required']);
  const own = Object.entries(isJson(schema['properties']) ? schema['properties'] : {});
  const members = own.map(([name, value]) => {
    const member = like(isJson(value) ? value : {});
    return [name, required.includes(name) ? member : fc.option(member, { nil: undefined })] as const;
  });
  const surprise = fc.dictionary(fc.constantFrom('__proto__', 'surprise', 'id', 'grid_0_frame_0_0'), anything, {
    maxKeys: 1,
  });
  return fc
    .tuple(fc.record(Object.fromEntries(members)), fc.integer({ min: 0, max: 19 }), surprise)
    .map(([value, dice, extra]) => (dice === 0 ? { ...value, ...extra } : value));
}

function exactly(schema: Json): fc.Arbitrary<unknown> {
  const variants = [...list(schema['oneOf']), ...list(schema['anyOf'])].filter(isJson);
  if (variants.length > 0) return fc.oneof(...variants.map(like));
  const parts = list(schema['allOf']).filter(isJson);
  if (parts.length > 0) {
    return fc.tuple(...[schema, ...parts].map(objectLike)).map((values) => Object.assign({}, ...values));
  }
  if (schema['format'] === 'binary') return file;
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if ('const' in schema) return fc.constant(schema['const']);
  const type = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  const of: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
    string: () => text,
    integer: () => fc.oneof(fc.integer({ min: -1, max: 12 }), fc.maxSafeInteger()),
    number: () => fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => fc.array(like(isJson(schema['items']) ? schema['items'] : {}), { maxLength: 4 }),
    object: () => objectLike(schema),
  };
  const known = type.map((name) => of[String(name)]).filter((make) => make !== undefined);
  return known.length === 0 ? anything : fc.oneof(...known.map((make) => make()));
}

/** One request, as it goes to the provider. */
interface Shot {
  readonly operation: Operation;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly isLoggedIn: boolean;
  /** Sent as it is, under the operation's own content type. */
  readonly garbage: string | null;
}

const frameName = fc
  .tuple(fc.nat(2), fc.nat(9), fc.nat(2))
  .map((place) => `grid_${place[0]}_frame_${place[1]}_${place[2]}`);

function shotAt(operation: Operation): fc.Arbitrary<Shot> {
  const isForm = operation.body?.contentType === 'multipart/form-data';
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc.record({
    operation: fc.constant(operation),
    path: fc
      .tuple(
        id,
        fc.record(
          Object.fromEntries(query.map(({ name }) => [name, fc.option(fc.oneof(id, text), { nil: undefined })])),
        ),
      )
      .map(([one, values]) => {
        const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
        const search = new URLSearchParams(pairs).toString();
        return operation.path.replaceAll(/\{\w+\}/g, () => one) + (search === '' ? '' : `?${search}`);
      }),
    body:
      operation.body === null
        ? fc.oneof(fc.constant(undefined), anything)
        : fc
            .tuple(
              like(operation.body.schema),
              isForm ? fc.dictionary(frameName, file, { maxKeys: 2 }) : fc.constant({}),
            )
            .map(([body, frames]) => (isJson(body) ? { ...body, ...frames } : body)),
    headers: fc.oneof(
      { weight: 8, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.record({ 'if-match': fc.constantFrom('*', '"a"', 'W/"a"', ',', '"') }) },
      { weight: 1, arbitrary: fc.record({ range: fc.constantFrom('bytes=0-0', 'bytes=-', 'bytes=9-1,2-', 'x') }) },
    ),
    isLoggedIn: fc.integer({ min: 0, max: 14 }).map((dice) => dice > 0),
    garbage: fc.option(fc.constantFrom('', '{', '[]', 'null', '--x', '--x\r\n\r\n', '{"a":1,"a":2}', '\0'), {
      freq: 15,
    }),
  });
}

async function encodeBody({
  operation,
  body,
  garbage,
}: Shot): Promise<{ headers: Record<string, string>; payload?: string | Buffer }> {
  const type = operation.body?.contentType ?? 'application/json';
  if (garbage !== null) {
    return {
      headers: { 'content-type': type === 'application/json' ? type : `${type}; boundary=x` },
      payload: garbage,
    };
  }
  if (body === undefined) return { headers: {} };
  if (type === 'application/json') return { headers: { 'content-type': type }, payload: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(isJson(body) ? body : { body })) {
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return encode(form);
}

const compiler = createCompiler();
const schemas = new Map<Json, (value: unknown) => boolean>();

/** An address that cannot be decoded, or leads to no operation (a slash in a name), is not the operation's to answer. */
const isAboutAddress = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 404 ||
  statusCode === 405 ||
  (statusCode === 400 && body === '{"message":"The address is not valid."}');

function problemWith({ id: name, responses }: Operation, answer: LightMyRequestResponse): string | null {
  const { statusCode } = answer;
  const said = `${name} answered ${statusCode}: ${answer.body.slice(0, 300)}`;
  if (statusCode >= 500) return said;
  const key = [String(statusCode), `${String(statusCode)[0]}XX`].find((one) => responses.has(one));
  if (key === undefined) return isAboutAddress(answer) ? null : `${said} (not documented)`;
  const schema = responses.get(key) ?? null;
  if (schema === null) return null;
  const isValid = schemas.get(schema) ?? compiler.compile<unknown>(schema);
  schemas.set(schema, isValid);
  return isValid(answer.json()) ? null : `${said} (not as its schema)`;
}

/** Sequences are short, so that what was made, deleted and is used again is mostly the same. */
const shots = fc.array(fc.oneof(...operations.map((operation) => shotAt(operation))), { minLength: 10, maxLength: 10 });

test('no input brings about a fault, or an answer that the contract does not have', async () => {
  const wanted = setting('TRUST_REQUESTS', 10_000);
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  let { cookie } = await logIn(provider.app);
  let sent = 0;
  const seen = new Map<number, number>();
  const send = async (shot: Shot): Promise<void> => {
    const { headers, payload } = await encodeBody(shot);
    const answer = await provider.app.inject({
      method: shot.operation.method,
      url: shot.path,
      // Its failures do not close the door for the administrator.
      remoteAddress: '10.0.0.1',
      headers: { ...shot.headers, ...headers, ...(shot.isLoggedIn ? { cookie } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    sent += 1;
    seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
    expect(problemWith(shot.operation, answer)).toBeNull();
    if (shot.operation.id === 'logout') ({ cookie } = await logIn(provider.app));
  };
  const seed = setting('TRUST_SEED', 20261121);
  const property = fc.asyncProperty(shots, async (sequence) => {
    for (const shot of sequence) await send(shot);
  });
  await fc.assert(property, { numRuns: Math.ceil(wanted / 10), seed, endOnFailure: true });
  const reset = await provider.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });
  expect(reset.statusCode, 'and it still works').toBe(200);
  for (const status of [200, 201, 400, 401, 404, 415])
    expect(seen.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0);
  figure(
    'any input',
    `${sent} requests, 0 x 5xx, 0 undocumented (${[...seen].map(([status, count]) => `${count} x ${status}`).join(', ')})`,
  );
}, 900_000);
