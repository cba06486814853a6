import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/platform/idle.ts';

const idle: (() => void)[] = [];
const browser = { onLine: true, connection: { saveData: false } };

beforeEach(() => {
  vi.useFakeTimers();
  idle.length = 0;
  Object.assign(browser, { onLine: true, connection: { saveData: false } });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const becomeIdle = async () => {
  idle.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
};

test('work is done piece by piece in idle time, after the page', async () => {
  const done: string[] = [];
  const piece = (name: string) => async () => void done.push(name);
  whenIdle([piece('a'), piece('b')]);
  await vi.advanceTimersByTimeAsync(5999);
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await becomeIdle();
  expect(done).toEqual(['a']);
  await becomeIdle();
  expect(done).toEqual(['a', 'b']);
});

test('a browser that does not tell when it is idle waits a moment each time', async () => {
  vi.stubGlobal('window', {});
  const done: number[] = [];
  whenIdle([1, 2].map((one) => async () => void done.push(one)));
  await vi.advanceTimersByTimeAsync(6500);
  expect(done).toEqual([1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toEqual([1, 2]);
});

test('nothing is done where data is saved, without a network, after a failure, or once it is over', async () => {
  const work = vi.fn(async () => undefined);
  browser.connection.saveData = true;
  whenIdle([work]);
  await vi.advanceTimersByTimeAsync(6000);
  await becomeIdle();
  browser.connection.saveData = false;
  browser.onLine = false;
  whenIdle([work]);
  await vi.advanceTimersByTimeAsync(6000);
  await becomeIdle();
  browser.onLine = true;
  whenIdle([() => Promise.reject(new Error('offline')), work]);
  await vi.advanceTimersByTimeAsync(6000);
  await becomeIdle();
  expect(idle).toHaveLength(0);
  const end = whenIdle([work]);
  await vi.advanceTimersByTimeAsync(6000);
  end();
  await becomeIdle();
  expect(work).not.toHaveBeenCalled();
});
