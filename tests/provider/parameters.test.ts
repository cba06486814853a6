import { expect, test } from 'vitest';
import { readContract } from '../../provider/src/contract/document.ts';
import { createParameterCheck } from '../../provider/src/contract/parameters.ts';
import { createCompiler } from '../../provider/src/contract/validators.ts';

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
];

test('a parameter is checked as the validator of bodies would', () => {
  const { compile } = createCompiler({ isDoubted: true });
  const parameters = readContract()
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.in !== 'header');
  expect(parameters.length).toBeGreaterThan(10);
  for (const { name, schema } of parameters) {
    const isGood = createParameterCheck(schema);
    const isValid = compile<string>(schema);
    for (const value of [...values, undefined, 320, ['320', '480']]) {
      expect(isGood(value), `${name}: ${String(value)}`).toBe(isValid(value));
    }
  }
});

test('a parameter of the contract that would not be checked whole stops the start', () => {
  expect(() => createParameterCheck({ type: 'integer' })).toThrow('A parameter cannot be {"type":"integer"}.');
  expect(() => createParameterCheck({ type: 'string', format: 'date' })).toThrow('format');
});
