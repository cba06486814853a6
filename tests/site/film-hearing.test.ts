import { expect, it } from 'vitest';
import { createHearing } from '../../src/site/project/film-hearing.ts';
import type { HeardElement } from '../../src/site/project/film-hearing.ts';

/** Two films of a page. */
function open() {
  const leaving = new Map<HeardElement, () => void>();
  const hear = createHearing((element, onLeft) => {
    leaving.set(element, onLeft);
    return () => leaving.delete(element);
  });
  const films = [{ muted: true }, { muted: true }] as const;
  const ended: number[] = [];
  /** As its control does it: what is told to end is stopped. */
  const start = (index: 0 | 1) => {
    const stop = hear(films[index], () => {
      ended.push(index);
      stop();
    });
    return stop;
  };
  return { ended, films, leaving, start, muted: () => films.map(({ muted }) => muted) };
}

it('is heard until it is stopped', () => {
  const { muted, start } = open();
  const stop = start(0);
  expect(muted()).toEqual([false, true]);
  stop();
  expect(muted()).toEqual([true, true]);
});

it('ends when another film is heard, which is heard alone', () => {
  const { ended, muted, start } = open();
  const stopFirst = start(0);
  const stopOther = start(1);
  expect([muted(), ended]).toEqual([[true, false], [0]]);
  // The one before has no say in it any more.
  stopFirst();
  expect(muted()).toEqual([true, false]);
  start(0);
  expect([muted(), ended]).toEqual([
    [false, true],
    [0, 1],
  ]);
  stopOther();
  expect(muted()).toEqual([false, true]);
});

it('ends when the film leaves the view, and is watched no more', () => {
  const { ended, films, leaving, muted, start } = open();
  start(0);
  leaving.get(films[0])?.();
  expect([muted(), ended, leaving.size]).toEqual([[true, true], [0], 0]);
});
