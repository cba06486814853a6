import { expect, it } from 'vitest';
import { either } from '../../src/api/http/either.ts';

it('is aborted with the first of two, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = either(one.signal, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('late');
  one.abort('left');
  expect(signal.reason).toBe('late');
});

it('is aborted from the beginning where one is', () => {
  const open = new AbortController().signal;
  expect(either(AbortSignal.abort('left'), open).reason).toBe('left');
  expect(either(open, AbortSignal.abort('late')).reason).toBe('late');
  expect(either(AbortSignal.abort('left'), AbortSignal.abort('late')).reason).toBe('left');
});
