import { expect, it, test } from 'vitest';
import { ProblemError } from '../../src/api/problem.ts';
import type { Problem } from '../../src/api/problem.ts';
import { createServerConversion } from '../../src/app/services/dashboard/server-conversion.ts';
import type { ServerConversionTools } from '../../src/app/services/dashboard/server-conversion.ts';
import type { FilmConversion } from '../../src/domain/chosen-films.ts';

const film = new File(['a film'], 'a.mov');
const made = new Blob(['made']);
const at = (state: FilmConversion['state'], share = 0, bytes: number | null = null): FilmConversion => ({
  id: 'c-1',
  state,
  share,
  bytes,
});
const refuse = (problem: Problem) => Promise.reject(new ProblemError(problem));
const http = (status: number): Problem => ({ kind: 'http', status, message: '', body: '' });
const offline: Problem = { kind: 'network', message: 'The server could not be reached.' };

/** A server that answers what is given, one answer for each time it is asked; every wait is over at once. */
function start(answers: readonly (FilmConversion | Problem)[], given: Partial<ServerConversionTools> = {}) {
  const said: unknown[] = [];
  const removed: string[] = [];
  let close: (() => void) | null = null;
  let now = 0;
  const left = [...answers];
  const stop = createServerConversion({
    beginConversion: ({ keepsSound }, onProgress) => {
      expect(keepsSound).toBe(true);
      onProgress({ sent: 3, total: 6 });
      return Promise.resolve(at('waiting'));
    },
    findConversion: () => {
      const next = left.shift();
      if (next === undefined) return new Promise(() => undefined);
      return 'kind' in next ? refuse(next) : Promise.resolve(next);
    },
    readConverted: (_, onReceived) => {
      onReceived(2);
      return Promise.resolve(made);
    },
    removeConversion: async (id) => void removed.push(id),
    watchClosing: (onClosing) => {
      close = onClosing;
      return () => {
        close = null;
      };
    },
    now: () => now,
    wait: async () => {
      now += 1000;
    },
    ...given,
  })(film, true, {
    onProgress: (share, secondsLeft, step) => said.push([step, share, secondsLeft]),
    onFinished: (result) => said.push(result),
    onFailed: (fault) => said.push(fault),
  });
  return { said, removed, stop, close: () => close?.(), isWatched: () => close !== null };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('sends the film, says how far the server is, fetches the result, and rids the server of it', async () => {
  const { said, removed, isWatched } = start([
    at('waiting'),
    at('converting', 0.01),
    at('converting', 0.5),
    at('done', 1, 4),
  ]);
  await settled();
  expect(said).toEqual([
    ['sending', 0.5, null],
    ['queued', 0, null],
    ['converting', 0.01, null],
    ['converting', 0.5, 1],
    ['fetching', 0.5, null],
    made,
  ]);
  expect([removed, isWatched()]).toEqual([['c-1'], false]);
});

it('waits without a word for answers that do not come, and reads a result again that was cut off', async () => {
  let reads = 0;
  const { said, removed } = start([at('waiting'), offline, http(502), at('done', 1, 4), at('done', 1, 4)], {
    readConverted: () => {
      reads += 1;
      return reads === 1 ? refuse(offline) : Promise.resolve(made);
    },
  });
  await settled();
  expect(said).toEqual([['sending', 0.5, null], ['queued', 0, null], made]);
  expect(removed).toEqual(['c-1']);
});

it('stops when it is told to, before it is sent and after, says nothing more, and rids the server of it', async () => {
  let signal: AbortSignal | null = null;
  const sending = start([], {
    beginConversion: (_, __, given) => {
      signal = given;
      return new Promise(() => undefined);
    },
  });
  sending.stop();
  expect([signal, sending.removed]).toMatchObject([{ aborted: true }, []]);
  const { said, removed, stop } = start([at('converting', 0.1)]);
  await settled();
  const before = said.length;
  stop();
  await settled();
  expect([said.length, removed]).toEqual([before, ['c-1']]);
});

it('rids the server of it when the page is closed', async () => {
  const { removed, close } = start([at('converting', 0.1)]);
  await settled();
  close();
  expect(removed).toEqual(['c-1']);
});

test.each([
  [offline, 'unreachable'],
  [http(507), 'unreachable'],
  [http(401), 'unreachable'],
  [http(429), 'busy'],
  [http(404), 'undecodable'],
  [http(400), 'unreadable'],
  [{ kind: 'changed', message: 'a.mov changed on your disk' }, 'changed'],
] as const)('a film that is not taken: %j', async (problem, fault) => {
  const { said } = start([], { beginConversion: () => refuse(problem) });
  await settled();
  expect(said).toEqual([fault]);
});

test.each([
  [at('failed'), 'unreadable'],
  [http(404), 'forgotten'],
  [http(401), 'unreachable'],
] as const)('one that is lost: %j', async (answer, fault) => {
  const { said, removed } = start([answer]);
  await settled();
  expect([said, removed]).toEqual([[['sending', 0.5, null], fault], ['c-1']]);
});

it('gives up a result that is cut off three times', async () => {
  const done = at('done', 1, 4);
  const { said } = start([done, done, done, done], { readConverted: () => refuse(offline) });
  await settled();
  expect(said).toEqual([['sending', 0.5, null], 'unreachable']);
});
