/** Machines that begin with an element of the page and end with it. */
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createFilmActors, films } from '../../src/machines/film/film.actors.ts';
import { filmMachine } from '../../src/machines/film/film.machine.ts';

describe('a film', () => {
  it('that could not be had is loaded again when it is wished for again', async () => {
    const said: string[] = [];
    const element = {
      currentTime: 0,
      load: () => void said.push('load'),
      play: async () => void said.push('play'),
      pause: () => void said.push('pause'),
    };
    const actors = createFilmActors({ watchVisibility: () => () => undefined });
    const actor = createActor(filmMachine.provide({ actors }), { input: { isRewinding: false } }).start();
    actor.send({ type: 'element.attached', element: films.numberOf(element) });
    actor.send({ type: 'wish.changed', isWished: true });
    actor.send({ type: 'film.broke' });
    actor.send({ type: 'visibility.changed', isVisible: true });
    actor.send({ type: 'wish.changed', isWished: true });
    expect(said).toEqual([]);
    actor.send({ type: 'wish.changed', isWished: false });
    actor.send({ type: 'wish.changed', isWished: true });
    await expect.poll(() => actor.getSnapshot().value).toEqual({ attached: { moving: 'playing' } });
    expect(said).toEqual(['load', 'play']);
    actor.send({ type: 'film.emptied' });
    await expect.poll(() => actor.getSnapshot().value).toEqual({ attached: { moving: 'playing' } });
    expect(said).toEqual(['load', 'play', 'pause', 'play']);
  });

  it('plays again when the browser reloads it, and only while it is to play', async () => {
    const said: string[] = [];
    const element = {
      currentTime: 3,
      load: () => void said.push('load'),
      play: async () => void said.push('play'),
      pause: () => void said.push('pause'),
    };
    const actors = createFilmActors({ watchVisibility: () => () => undefined });
    const actor = createActor(filmMachine.provide({ actors }), { input: { isRewinding: false } }).start();
    actor.send({ type: 'element.attached', element: films.numberOf(element) });
    actor.send({ type: 'film.emptied' });
    actor.send({ type: 'wish.changed', isWished: true });
    actor.send({ type: 'visibility.changed', isVisible: true });
    await expect.poll(() => actor.getSnapshot().value).toEqual({ attached: { moving: 'playing' } });
    expect(said).toEqual(['play']);
    actor.send({ type: 'film.emptied' });
    await expect.poll(() => actor.getSnapshot().value).toEqual({ attached: { moving: 'playing' } });
    expect(said).toEqual(['play', 'pause', 'play']);
    expect(element.currentTime).toBe(3);
    actor.send({ type: 'wish.changed', isWished: false });
    actor.send({ type: 'film.emptied' });
    expect(said).toEqual(['play', 'pause', 'play', 'pause']);
  });
});
