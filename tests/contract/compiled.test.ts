import { operations } from '@vitrine/contract/operations';
import { expect, test } from 'vitest';
import { createCompiler } from '../../packages/contract/tools/ajv.ts';
import { jsonParts, readContract } from '../../packages/contract/tools/document.ts';

/** The compiled contract (`dist/operations.js`) says what `openapi.yaml` says. */

const contract = readContract();
const compile = createCompiler();

const values = [
  '',
  '1',
  '320',
  '321',
  'x/edit',
  'x/y/edit',
  '/edit',
  'é'.repeat(200),
  '😀'.repeat(200),
  'y'.repeat(201),
  undefined,
  320,
  ['320', '480'],
];

test('every operation is compiled, with its parameters and its body', () => {
  const validate = expect.any(Function);
  expect(operations).toEqual(
    contract.map(({ id, method, path, access, parameters, body }) => ({
      id,
      method,
      path,
      access,
      parameters: parameters
        .filter((parameter) => parameter.in !== 'header')
        .map(({ name, in: place, required }) => ({ name, in: place, required, validate })),
      body: body && {
        required: body.required,
        contentType: body.contentType,
        jsonParts: jsonParts(body.schema),
        validate,
      },
    })),
  );
});

test('a parameter is checked as its schema says', () => {
  const checked = operations.flatMap(({ parameters }) => parameters);
  const schemas = contract.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in !== 'header'));
  expect(checked.length).toBeGreaterThan(10);
  for (const [index, { name, validate }] of checked.entries()) {
    const isValid = compile(schemas[index]?.schema ?? {});
    for (const value of values) expect(validate(value), `${name}: ${String(value)}`).toBe(isValid(value));
  }
});

test('a body is refused for the same reason as by its schema', () => {
  const bodies = operations.flatMap(({ id, body }) => (body === null ? [] : [{ id, validate: body.validate }]));
  const reasons = ({
    errors,
  }: {
    errors?: readonly { keyword: string; instancePath: string; params: object }[] | null;
  }) => errors?.map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params }));
  expect(bodies.length).toBeGreaterThan(20);
  for (const { id, validate } of bodies) {
    const isValid = compile(contract.find((operation) => operation.id === id)?.body?.schema ?? {});
    for (const value of [
      {},
      [],
      null,
      'text',
      { surprise: 1 },
      { name: '' },
      { title: 1 },
      { grids: [{}] },
      { media: 1 },
    ]) {
      expect(validate(value), id).toBe(isValid(value));
      expect(reasons(validate), `${id}: ${JSON.stringify(value)}`).toEqual(reasons(isValid));
    }
  }
});

test('what a validator would not check stops the compilation', () => {
  expect(() => compile({ type: 'string', surprise: true })).toThrow('unknown keyword: "surprise"');
  expect(() => compile({ type: 'string', format: 'surprise' })).toThrow('unknown format "surprise"');
});
