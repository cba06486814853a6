import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test that lets an error or a warning reach the console fails. A test that expects one says so with
 * `vi.mocked(console.error).mockClear()` after having looked at it.
 */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(said, 'the console stayed silent').toEqual([]);
});
