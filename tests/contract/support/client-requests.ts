import { expect } from 'vitest';
import { readContract, type OperationSchemas } from '../../../packages/contract/tools/document.ts';
import { createCompiler } from '../../../packages/contract/tools/ajv.ts';
import { readForm } from './form-body.ts';

const operations = readContract();
const compile = createCompiler();

/** What a client sent, held against the contract. */
export interface SentRequest {
  readonly operation: OperationSchemas;
  readonly request: Request;
  readonly body: string;
  /** The parts of a multipart body. */
  readonly form: FormData | null;
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/\{[^/}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

function findOperation(method: string, path: string): OperationSchemas {
  const found = operations
    .filter((operation) => operation.method === method && matches(operation.path, path))
    // A literal path wins over one with a placeholder.
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  if (found === undefined) throw new Error(`${method} ${path} is not in the contract.`);
  return found;
}

function expectValid(
  operation: OperationSchemas,
  what: string,
  schema: Readonly<Record<string, unknown>>,
  value: unknown,
): void {
  const validate = compile(schema);
  expect(validate(value), `${operation.id}, ${what}: ${JSON.stringify(validate.errors)}`).toBe(true);
}

/** Fails unless the request is one that the contract allows: path, query, content type and body. */
export async function validateRequest(request: Request): Promise<SentRequest> {
  const url = new URL(request.url);
  const operation = findOperation(request.method, url.pathname);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining([...url.searchParams.keys()]));
  for (const { name, required, schema } of query) {
    const value = url.searchParams.get(name);
    if (value !== null || required) expectValid(operation, `query ${name}`, schema, value);
  }
  const isForm = operation.body?.contentType === 'multipart/form-data';
  const form = isForm ? await request.clone().formData() : null;
  const body = await request.text();
  if (operation.body === null) {
    expect(body, `${operation.id} has no body`).toBe('');
  } else {
    const { contentType, schema } = operation.body;
    expect(request.headers.get('content-type')).toContain(contentType);
    expectValid(operation, 'body', schema, form === null ? JSON.parse(body) : readForm(form, schema));
  }
  return { operation, request, body, form };
}
