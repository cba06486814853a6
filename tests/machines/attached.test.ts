/** Machines that begin with an element of the page and end with it. */
import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  backdropBrightnessMachine,
  type BackdropBrightnessInput,
} from '../../src/machines/backdrop-brightness/backdrop-brightness.machine.ts';
import { createFilmActors, films } from '../../src/machines/film/film.actors.ts';
import { filmMachine } from '../../src/machines/film/film.machine.ts';

describe('backdrop brightness', () => {
  function open(input: BackdropBrightnessInput) {
    const watching = backdropBrightnessMachine.provide({ actors: { watchBrightness: fromCallback(() => undefined) } });
    const actor = createActor(watching, { input });
    actor.start();
    return actor;
  }

  it('of a picture is sampled once, and forgotten with its element', () => {
    const actor = open({ known: null, isFilm: false });
    const before = actor.getSnapshot().context;
    expect(before.shade).toEqual({ top: false, bottom: false });
    actor.send({ type: 'element.attached', element: 1 });
    expect(actor.getSnapshot()).toMatchObject({ value: { looking: 'attached' }, context: { element: 1 } });
    actor.send({ type: 'picture.sampled', luminance: { top: 0.249, bottom: 0.25 } });
    actor.send({ type: 'picture.sampled', luminance: { top: 0.5, bottom: 0.01 } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { shade: { top: true, bottom: false } } });
    actor.send({ type: 'element.detached' });
    expect(actor.getSnapshot()).toMatchObject({ value: { looking: 'detached' }, context: before });
  });

  it('of a picture that the provider knows is not looked at', () => {
    const actor = open({ known: { top: 0.5, bottom: 0.01 }, isFilm: false });
    actor.send({ type: 'element.attached', element: 1 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { shade: { top: false, bottom: true } } });
  });

  it('of a film is what the provider measured, and never looked at; one that nobody measured is bright', () => {
    for (const [known, shade] of [
      [
        { top: 0.01, bottom: 0.9 },
        { top: true, bottom: false },
      ],
      [null, { top: false, bottom: false }],
    ] as const) {
      const actor = open({ known, isFilm: true });
      expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { shade } });
      actor.send({ type: 'element.attached', element: 1 });
      actor.send({ type: 'picture.sampled', luminance: { top: 0.02, bottom: 0.02 } });
      expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { shade } });
      actor.send({ type: 'element.detached' });
      expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { shade } });
    }
  });
});

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
