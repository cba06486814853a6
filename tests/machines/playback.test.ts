import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createPlaybackActors } from '../../src/machines/playback/playback.actors.ts';
import { playbackMachine } from '../../src/machines/playback/playback.machine.ts';
import { createSource, settle } from './support/play.ts';

async function open(remembered: 'playing' | 'paused' | null, isReduced: boolean) {
  const motion = createSource<boolean>();
  const saved: string[] = [];
  const actors = createPlaybackActors({
    readPlayback: () => remembered,
    savePlayback: (choice) => saved.push(choice),
    isStillnessWished: () => isReduced,
    watchReducedMotion: motion.watch,
  });
  const actor = createActor(playbackMachine.provide({ actors }));
  const before = actor.getSnapshot().value;
  actor.start();
  await settle();
  return { actor, before, motion, saved };
}

describe('playback', () => {
  it.each([
    [null, false, 'playing'],
    [null, true, 'paused'],
    ['paused', false, 'paused'],
    ['playing', true, 'playing'],
  ] as const)('remembered %s, reduced motion %s: starts %s', async (remembered, isReduced, expected) => {
    const { actor, before, saved } = await open(remembered, isReduced);
    expect([before, actor.getSnapshot().value, saved]).toEqual(['unknown', expected, []]);
  });

  it('remembers what the visitor chooses', async () => {
    const { actor, saved } = await open(null, false);
    actor.send({ type: 'playback.toggle' });
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'playback.pause' });
    expect(saved).toEqual(['paused', 'playing', 'paused']);
  });

  it.each(['playback.toggle', 'playback.pause'] as const)('%s pauses, by choice', async (type) => {
    const { actor, saved } = await open(null, false);
    actor.send({ type });
    expect([actor.getSnapshot().value, saved]).toEqual(['paused', ['paused']]);
  });

  it.each(['playback.toggle', 'playback.play'] as const)('%s plays, by choice', async (type) => {
    const { actor, saved } = await open(null, true);
    actor.send({ type });
    expect([actor.getSnapshot().value, saved]).toEqual(['playing', ['playing']]);
  });

  it('remembers no pause but the chosen one, whatever was chosen before', async () => {
    const { actor, motion, saved } = await open(null, true);
    actor.send({ type: 'playback.play' });
    motion.tell(true);
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'playback.refuse' });
    expect([actor.getSnapshot().value, saved]).toEqual(['paused', ['playing', 'playing']]);
  });

  it('pauses when the system comes to ask for less motion, and does not take that for a choice', async () => {
    const { actor, motion, saved } = await open(null, false);
    motion.tell(false);
    expect(actor.getSnapshot().value).toBe('playing');
    motion.tell(true);
    expect([actor.getSnapshot().value, saved]).toEqual(['paused', []]);
  });

  it('pauses when the browser refuses a film, and does not take that for a choice', async () => {
    const { actor, saved } = await open(null, false);
    actor.send({ type: 'playback.refuse' });
    expect([actor.getSnapshot().value, saved]).toEqual(['paused', []]);
  });

  it('is still where nothing can be known', async () => {
    const actors = createPlaybackActors({
      readPlayback: () => {
        throw new Error('SecurityError');
      },
      savePlayback: () => undefined,
      isStillnessWished: () => false,
      watchReducedMotion: () => () => undefined,
    });
    const actor = createActor(playbackMachine.provide({ actors }));
    actor.start();
    await settle();
    expect(actor.getSnapshot().value).toBe('paused');
  });
});
