import { expect, test, vi } from 'vitest';
import { ProblemError, toProblem } from '../../src/api/problem.ts';
import { createSilence } from '../../src/app/services/dashboard/silence.ts';

const answers = (status: number) => () => Promise.resolve(new Response('{}', { status }));
const rejects = (thrown: unknown) => () => Promise.reject(thrown);
const cut = new TypeError('Failed to fetch');

function open(isOffline = false) {
  const clock = { now: 0 };
  const silence = createSilence(
    () => isOffline,
    () => clock.now,
  );
  const onEnd = vi.fn();
  const stop = silence.watchEnd(onEnd);
  /** Sends once, so many milliseconds later. */
  const send = async (answer: () => Promise<Response>, later = 0) => {
    clock.now += later;
    await silence
      .listenTo(answer)()
      .catch(() => undefined);
  };
  return { clock, onEnd, send, silence, stop };
}

test.each([
  ['a request that does not arrive', rejects(cut)],
  ['one that takes too long', rejects(new DOMException('', 'TimeoutError'))],
  ['a proxy without a server', answers(502)],
  ['a server that restarts', answers(503)],
  ['a proxy that waits in vain', answers(504)],
])('%s is a silence, which ends with the next answer', async (_what, silent) => {
  const { onEnd, send } = open();
  await send(answers(200));
  await send(silent);
  await send(answers(200), 6000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await send(answers(200), 6000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['a refusal', answers(409)],
  ['a fault of the server itself', answers(500)],
  ['a request that was given up', rejects(new DOMException('', 'AbortError'))],
])('%s is none', async (_what, said) => {
  const { onEnd, send } = open();
  await send(said);
  await send(answers(200), 6000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('what is said of it can be read before it goes', async () => {
  const { onEnd, send } = open();
  await send(rejects(cut));
  // A list that is read again at once.
  await send(answers(200), 100);
  expect(onEnd).not.toHaveBeenCalled();
  await send(answers(200), 5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('an answer to what was under way before is no end of it', async () => {
  const { clock, onEnd, send, silence } = open();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const early = silence.listenTo(() => promise)();
  await send(rejects(cut), 10);
  clock.now += 6000;
  resolve(new Response('{}'));
  await early;
  expect(onEnd).not.toHaveBeenCalled();
});

test('who has stopped watching is told no more', async () => {
  const { onEnd, send, stop } = open();
  stop();
  await send(rejects(cut));
  await send(answers(200), 6000);
  expect(onEnd).not.toHaveBeenCalled();
});

test.each([
  [true, cut, 'This device has no connection.'],
  [false, cut, 'The server could not be reached.'],
  [true, new DOMException('', 'TimeoutError'), 'The server did not answer in time.'],
  [true, new DOMException('', 'AbortError'), 'Given up.'],
  [true, new ProblemError({ kind: 'http', status: 409, message: 'It is used.', body: '' }), 'It is used.'],
])('offline: %s, %s: %s', async (isOffline, thrown, message) => {
  const { silence } = open(isOffline);
  const rejected: unknown = await silence
    .listenTo(rejects(thrown))()
    .catch((reason: unknown) => reason);
  expect(toProblem(rejected)).toMatchObject({ message });
});
