import { expect, test, vi } from 'vitest';
import { watchLater } from '../../src/app/later.ts';

function start() {
  const stop = vi.fn();
  const watch = vi.fn((_what: string, tell: (word: string) => void) => {
    tell('seen');
    return stop;
  });
  const { promise, resolve, reject } = Promise.withResolvers<typeof watch>();
  return { stop, watch, resolve, reject, watchOnce: watchLater(() => promise) };
}

test('watches from when the code is loaded until it is stopped', async () => {
  const { stop, watch, resolve, watchOnce } = start();
  const tell = vi.fn();
  const end = watchOnce('a film', tell);
  expect(watch).not.toHaveBeenCalled();
  resolve(watch);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith('seen'));
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test('never starts when it is stopped before the code is loaded', async () => {
  const { watch, resolve, watchOnce } = start();
  watchOnce('a film', vi.fn())();
  resolve(watch);
  await Promise.resolve();
  expect(watch).not.toHaveBeenCalled();
});

test('without the code it sends nothing and can still be stopped', async () => {
  const { reject, watchOnce } = start();
  const tell = vi.fn();
  const end = watchOnce('a film', tell);
  reject(new Error('offline'));
  await Promise.resolve();
  end();
  expect(tell).not.toHaveBeenCalled();
});
