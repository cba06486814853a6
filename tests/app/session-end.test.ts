import { expect, it, vi } from 'vitest';
import { createSessionEnd } from '../../src/app/services/dashboard/session-end.ts';

it.each([
  ['a 401', async () => ({ isAuthenticated: false })],
  ['a check that fails', () => Promise.reject(new Error('No network'))],
])('%s tells whoever watches that the session is over', async (_what, verify) => {
  const end = createSessionEnd(verify);
  const onEnd = vi.fn();
  const onEndBefore = vi.fn();
  end.watch(onEnd);
  end.watch(onEndBefore)();
  expect(await end.isOver()).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onEndBefore).not.toHaveBeenCalled();
});

it('says nothing while the session goes on', async () => {
  const end = createSessionEnd(async () => ({ isAuthenticated: true }));
  const onEnd = vi.fn();
  end.watch(onEnd);
  expect(await end.isOver()).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
});
