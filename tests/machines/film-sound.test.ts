import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createFilmSoundActors, heardFilms } from '../../src/machines/film-sound/film-sound.actors.ts';
import type { HeardElement } from '../../src/machines/film-sound/film-sound.actors.ts';
import { filmSoundMachine } from '../../src/machines/film-sound/film-sound.machine.ts';

/** Two films of a page. */
function open() {
  const leaving = new Map<HeardElement, () => void>();
  const machine = filmSoundMachine.provide({
    actors: createFilmSoundActors({
      watchLeft: (element, onLeft) => {
        leaving.set(element, onLeft);
        return () => leaving.delete(element);
      },
    }),
  });
  const films = [{ muted: true }, { muted: true }] as const;
  const [one, other] = films.map((film) =>
    createActor(machine, { input: { element: heardFilms.numberOf(film) } }).start(),
  );
  if (one === undefined || other === undefined) throw new Error('There are two films.');
  return { films, leaving, one, other, muted: () => films.map(({ muted }) => muted) };
}

it('is muted until it is turned on, and again when it is turned off', () => {
  const { muted, one } = open();
  expect([muted(), one.getSnapshot().hasTag('heard')]).toEqual([[true, true], false]);
  one.send({ type: 'sound.toggle' });
  expect([muted(), one.getSnapshot().hasTag('heard')]).toEqual([[false, true], true]);
  one.send({ type: 'sound.toggle' });
  expect(muted()).toEqual([true, true]);
});

it('is turned off when another film is turned on, which is heard alone', () => {
  const { muted, one, other } = open();
  one.send({ type: 'sound.toggle' });
  other.send({ type: 'sound.toggle' });
  expect([muted(), one.getSnapshot().value, other.getSnapshot().value]).toEqual([[true, false], 'muted', 'unmuted']);
  one.send({ type: 'sound.toggle' });
  expect(muted()).toEqual([false, true]);
  // The one before has no say in it any more.
  other.stop();
  expect(muted()).toEqual([false, true]);
});

it('is muted when the film leaves the view, and with its page', () => {
  const { films, leaving, muted, one } = open();
  one.send({ type: 'sound.toggle' });
  leaving.get(films[0])?.();
  expect([muted(), one.getSnapshot().value, leaving.size]).toEqual([[true, true], 'muted', 0]);
  one.send({ type: 'sound.toggle' });
  one.stop();
  expect([muted(), leaving.size]).toEqual([[true, true], 0]);
});

it('of a film that is gone says nothing', () => {
  const { leaving, muted } = open();
  const actor = createActor(
    filmSoundMachine.provide({ actors: createFilmSoundActors({ watchLeft: () => () => undefined }) }),
    {
      input: { element: -1 },
    },
  ).start();
  actor.send({ type: 'sound.toggle' });
  actor.send({ type: 'sound.toggle' });
  expect([muted(), leaving.size]).toEqual([[true, true], 0]);
});
