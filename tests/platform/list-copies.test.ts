import { afterEach, expect, it, vi } from 'vitest';

const names = ['toSorted', 'toSpliced', 'with'] as const;
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const);

afterEach(() => {
  for (const [name, descriptor] of own)
    if (descriptor !== undefined) Object.defineProperty(Array.prototype, name, descriptor);
});

/** What every method gives for lists that are used in turn. */
function use() {
  const list: readonly number[] = [3, 1, 2];
  return [
    list.toSorted(),
    list.toSorted((one, other) => other - one),
    list.toSpliced(1),
    list.toSpliced(1, 1),
    list.toSpliced(-1, 0, 7, 8),
    list.with(1, 9),
    list,
  ];
}

it('does what a browser’s own methods do, and leaves the list as it is', async () => {
  const expected = use();
  for (const name of names) Reflect.deleteProperty(Array.prototype, name);
  expect(names.filter((name) => name in Array.prototype)).toEqual([]);
  vi.resetModules();
  await import('../../src/platform/list-copies.ts');
  expect(use()).toEqual(expected);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

it('leaves a browser’s own methods alone', async () => {
  vi.resetModules();
  await import('../../src/platform/list-copies.ts');
  for (const [name, descriptor] of own)
    expect(Object.getOwnPropertyDescriptor(Array.prototype, name)).toEqual(descriptor);
});
