import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeFrame } from '../../src/platform/frames.ts';

/** A film that says no more than this of itself. */
function stubFilm(...said: readonly string[]) {
  const film = Object.assign(new EventTarget(), {
    load: vi.fn(),
    removeAttribute: vi.fn(),
    duration: 2,
    set src(_: string) {
      if (said.includes('loadeddata')) queueMicrotask(() => film.dispatchEvent(new Event('loadeddata')));
    },
  });
  vi.stubGlobal('document', { createElement: () => film });
  return film;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([[[]], [['loadeddata']]])('a film that says nothing after %j gives no frame, and is let go', async (said) => {
  const film = stubFilm(...said);
  const outcome = takeFrame('/media/film.mp4', 1).then(
    () => 'a frame',
    (thrown: unknown) => String(thrown),
  );
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await Promise.race([outcome, 'nothing yet'])).toBe('Error: This film gives no frame here.');
  expect(film.removeAttribute).toHaveBeenCalledWith('src');
});
