import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readContract } from '../../packages/contract/tools/document.ts';
import { LONG_WRITE_TIMEOUT, UPLOAD_SILENCE, WRITE_TIMEOUT } from '../../src/api/http/time-limits.ts';
import { createDashboardMachines } from '../../src/app/services/dashboard/machines.tsx';
import { createServerConversion } from '../../src/app/services/dashboard/server-conversion.ts';
import type { FilmVersion } from '../../src/domain/chosen-films.ts';
import type { ConversionListeners } from '../../src/domain/renditions.ts';
import { makeMedia } from '../machines/support/project-forms.ts';
import type * as passkeys from '../../src/platform/passkeys.ts';
import { closingWrites } from './support/closing-writes.ts';
import { dashboardWrites } from './support/dashboard-writes.ts';
import { faceWrites } from './support/face-writes.ts';
import { mediaWrites } from './support/media-writes.ts';
import { movingWrites } from './support/moving-writes.ts';
import { signInWrites } from './support/sign-in-writes.ts';
import { visitorWrites } from './support/visitor-writes.ts';
import { createContactFormMachines } from '../../src/app/services/site/contact-form.ts';
import { writingMachines, type WritingMachines } from './support/writing-machines.ts';
import { faults, startFaultyServer, type FaultyServer } from './support/faulty-server.ts';

// Node has neither uploads with progress nor the decoding of files and films.
vi.mock('../../src/platform/upload.ts', () => ({
  sendForm: (request: Request, _form: FormData, _onProgress: () => void, signal: AbortSignal) =>
    fetch(request, { signal }),
}));
vi.mock('../../src/platform/media-files.ts', () => ({
  inspectMediaFile: async () => ({ media: makeMedia('blob:a') }),
  inspectPictureFile: async () => ({ media: makeMedia('blob:a') }),
  releasePreview: () => undefined,
}));
vi.mock('../../src/platform/passkeys.ts', async (load) => {
  const { PasskeyError } = await load<typeof passkeys>();
  const answer = async (options: unknown) => {
    if (Object(options).challenge === undefined) throw new PasskeyError('impossible');
    return { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON: 'a' } };
  };
  return { PasskeyError, canUsePasskeys: () => true, makePasskey: answer, askForPasskey: answer };
});
vi.mock('../../src/platform/closed-site.ts', () => ({ noteClosedSite: () => undefined, isClosedSite: () => false }));
vi.mock('../../src/platform/download.ts', () => ({
  download: () => undefined,
  saveFile: () => undefined,
  readFile: () => Promise.resolve(null),
}));
vi.mock('../../src/platform/frames.ts', () => ({ takeFrame: async () => new Blob(['a frame']) }));
// A film as heavy after its conversion as before it.
vi.mock('../../src/platform/film-conversion.ts', () => ({
  readFilm: async () => new Blob(['a film']),
  openFilm: async () => null,
  looksAlike: async () => true,
  convertFilm: (film: Blob, _version: FilmVersion, { onFinished }: ConversionListeners) => {
    onFinished(film);
    return () => undefined;
  },
}));
// Posters are made in the background; their failures are only logged.
vi.mock('../../src/app/services/dashboard/first-posters.ts', () => ({
  createFirstPoster: () => async () => undefined,
  createFirstPosters: () => async () => undefined,
}));

let server: FaultyServer;
let machines: WritingMachines;

beforeAll(async () => {
  server = await startFaultyServer();
  vi.stubEnv('VITE_PROVIDER_HOST', server.origin);
  // The app's own wiring, which reads the provider's address when it is loaded.
  const { dashboardCalls } = await import('../../src/app/services/dashboard/calls.ts');
  const Machines = createDashboardMachines(dashboardCalls, {
    isFlagged: () => true,
    saveSession: () => undefined,
    saveUsername: () => undefined,
    clearSession: () => undefined,
    isLeaving: () => false,
    readAuthToken: () => null,
    watchConnection: () => () => undefined,
    watchBackForwardCache: () => ({ show: () => undefined, stop: () => undefined }),
    watchSessionEnd: () => () => undefined,
    watchSilenceEnd: () => () => undefined,
  });
  machines = writingMachines(Machines, createContactFormMachines(server.origin));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It never came to an end.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Stops the timers until `pass` lets exactly the time limits of writes and uploads expire. */
function holdLimits() {
  const waiting = new Map<AbortController, number>();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const ending = new AbortController();
    waiting.set(ending, limit);
    return ending.signal;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = () => {
    spy.mockRestore();
    vi.useRealTimers();
  };
  onTestFinished(release);
  return {
    pass(isLong: boolean) {
      for (const [ending, limit] of waiting) {
        if (limit === (isLong ? LONG_WRITE_TIMEOUT : WRITE_TIMEOUT))
          ending.abort(new DOMException('Too late', 'TimeoutError'));
      }
      vi.advanceTimersByTime(isLong ? LONG_WRITE_TIMEOUT : UPLOAD_SILENCE);
      release();
    },
  };
}

describe.each(
  Object.entries({
    ...dashboardWrites,
    ...faceWrites,
    ...mediaWrites,
    ...closingWrites,
    ...movingWrites,
    ...signInWrites,
    ...visitorWrites,
  }),
)('%s', (_what, write) => {
  test.each(faults)('a provider that answers: %s', async (fault) => {
    await server.fail(fault);
    const limits = fault === 'hangs' ? holdLimits() : null;
    const before = server.taken().length;
    const attempt = await write.open(machines);
    const input = attempt.input();
    attempt.send();
    if (limits !== null) {
      await until(() => server.taken().length > before);
      expect(attempt.isBusy()).toBe(true);
      limits.pass(write.isLong ?? false);
    }
    await until(() => !attempt.isBusy());

    const isAnswered = !['refuses', 'hangs', '502 with HTML'].includes(fault);
    if (isAnswered && write.notUnderstood === undefined) {
      expect(attempt.isDone(), 'any 2xx is a success').toBe(true);
      expect(attempt.problem()).toBeNull();
    } else {
      const problem = attempt.problem();
      if (problem === null) throw new Error('It has failed without a problem.');
      const said = write.describe(problem);
      const why = fault === 'hangs' ? 'The server did not answer in time.' : 'The server could not be reached.';
      if (isAnswered) expect(said).toContain(write.notUnderstood);
      else expect(said).toBe(fault === '502 with HTML' ? write.refused : write.unanswered.replace('{why}', why));
      expect(attempt.isDone()).toBe(false);
      if (input !== null) expect(attempt.input()).toMatchObject(input);
    }

    await server.heal();
    if (attempt.isDone()) return;
    attempt.again();
    await until(() => !attempt.isBusy());
    expect(attempt.problem()).toBeNull();
    expect(attempt.isDone()).toBe(true);
  });
});

describe('have a film converted', () => {
  test.each(faults)('by a provider that answers: %s', async (fault) => {
    const { dashboardCalls } = await import('../../src/app/services/dashboard/calls.ts');
    const convert = createServerConversion({
      ...dashboardCalls.extensions,
      watchClosing: () => () => undefined,
      now: () => 0,
      wait: async () => undefined,
    });
    const ended: string[] = [];
    const run = () =>
      convert(new File(['a film'], 'a.mov'), true, {
        onProgress: () => undefined,
        onFinished: () => ended.push('finished'),
        onFailed: (why) => ended.push(why),
      });
    await server.fail(fault);
    const limits = fault === 'hangs' ? holdLimits() : null;
    const before = server.taken().length;
    run();
    if (limits !== null) {
      await until(() => server.taken().length > before);
      limits.pass(false);
    }
    await until(() => ended.length === 1);
    await server.heal();
    run();
    await until(() => ended.length === 2 && server.taken().includes('DELETE /api/film-conversions/7'));
    expect(ended).toEqual(['unreachable', 'finished']);
  });
});

test('every write of the contract is among them', () => {
  const writes = readContract().filter(({ method }) => method !== 'GET');
  const isSent = ({ method, path }: (typeof writes)[number]) =>
    server
      .taken()
      .some((request) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(request));
  expect(writes.filter((write) => !isSent(write)).map(({ id }) => id)).toEqual([]);
});
