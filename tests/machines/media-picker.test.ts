import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/domain/content.ts';
import type { ChoicePart, SlotFilling, WantedSlot } from '../../src/domain/slots.ts';
import { createMediaPickerActors } from '../../src/machines/media-picker/media-picker.actors.ts';
import { mediaPickerMachine } from '../../src/machines/media-picker/media-picker.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

function frame(id: number, kind: 'image' | 'video' = 'image', path = `media/${String(id)}`): Frame {
  const media = { url: `/${path}`, kind, alt: null, width: null, height: null, poster: null, color: null };
  return { id, path, name: path, slot: 0, media };
}

const gridSlot: WantedSlot = { selectedField: 'homepagegrid', position: 3, mediaId: null, projectId: null, id: 5 };
const filmSlot: WantedSlot = { ...gridSlot, selectedField: 'headervideo' };

function open(slot: WantedSlot | null) {
  const sent: SlotFilling[] = [];
  const news: string[] = [];
  const answer = deferred<void>();
  const actors = createMediaPickerActors({
    sendMedia: (filling) => {
      sent.push(filling);
      return answer.promise;
    },
  });
  const actor = createActor(mediaPickerMachine.provide({ actors }), { input: { slot, projectId: '5' } });
  actor.on('picker.sent', () => news.push('sent'));
  actor.on('picker.refused', ({ problem }) => news.push(`refused ${problem.kind}`));
  actor.start();
  const toggle = (part: ChoicePart, one: Frame) => actor.send({ type: 'media.toggle', part, frame: one });
  const submit = () => actor.send({ type: 'picker.submit' });
  return { actor, answer, news, sent, submit, toggle, context: () => actor.getSnapshot().context };
}

describe('a grid cell', () => {
  it('has two separate single choices; clicking the chosen one takes it back', () => {
    const { toggle, context } = open(gridSlot);
    toggle('before', frame(1));
    toggle('after', frame(2));
    toggle('before', frame(3));
    expect([context().choice.before?.id, context().choice.after?.id]).toEqual([3, 2]);
    toggle('before', frame(3));
    expect([context().choice.before, context().choice.after?.id]).toEqual([null, 2]);
  });

  it('needs one of the two', () => {
    const { sent, submit, toggle, context } = open(gridSlot);
    submit();
    expect(context().error).toBe('Please select at least one media for Before or After Hover.');
    toggle('after', frame(1));
    expect(context().error).toBe(null);
    submit();
    expect(sent).toEqual([
      { field: 'homepagegrid', position: 3, projectId: 5, present: null, nonHoverMedia: null, hoverMedia: 'media/1' },
    ]);
  });

  it('refuses the same media twice, also when it is listed twice', () => {
    const { sent, submit, toggle, context } = open(gridSlot);
    toggle('before', frame(1));
    toggle('after', frame(2, 'image', 'media/1'));
    submit();
    expect(context().error).toBe('You cannot select the same media for both Before and After Hover.');
    expect(sent).toEqual([]);
  });

  it.each(seeds)('never sends the same media twice, nor none (walk %i)', (seed) => {
    const random = createRandom(seed);
    const { sent, submit, toggle } = open({ ...gridSlot, mediaId: 9, projectId: 4 });
    const frames = [frame(1), frame(2), frame(3, 'video'), frame(4, 'image', 'media/1')];
    for (let step = 0; step < 60 && sent.length === 0; step += 1) {
      toggle(random.pick(['before', 'after', 'film']), random.pick(frames));
      if (random.below(3) === 0) submit();
    }
    expect(sent).toHaveLength(1);
    for (const filling of sent) {
      if (filling.field !== 'homepagegrid') throw new Error('not a grid cell');
      expect(filling.nonHoverMedia).not.toBe(filling.hoverMedia);
      expect(filling.present).toEqual({ id: 9, projectId: 4 });
    }
  });
});

describe('a film slot', () => {
  it('has one choice, and takes films only', () => {
    const { sent, submit, toggle, context } = open(filmSlot);
    toggle('film', frame(1));
    toggle('before', frame(2, 'video'));
    submit();
    expect(context().error).toBe('Please select a media using the checkbox');
    toggle('film', frame(2, 'video'));
    toggle('film', frame(3, 'video'));
    submit();
    expect(sent).toEqual([{ field: 'headervideo', position: 3, projectId: 5, present: null, path: 'media/3' }]);
  });

  it('without a position asks for the slot, and says so when it gets none', () => {
    const { actor, sent, submit, toggle, context } = open({ ...filmSlot, position: null });
    toggle('film', frame(2, 'video'));
    submit();
    expect(actor.getSnapshot().hasTag('asking')).toBe(true);
    actor.send({ type: 'slot.cancel' });
    expect([context().error, context().choice.film?.id, sent]).toEqual(['Position not specified', 2, []]);
  });
});

describe('without a slot', () => {
  it('one media is chosen, and sending asks for the slot', () => {
    const { actor, sent, submit, toggle, context } = open(null);
    toggle('before', frame(1));
    expect(context().choice.before).toBe(null);
    toggle('film', frame(1));
    submit();
    expect([actor.getSnapshot().value, context().error, sent]).toEqual(['asking', 'Position not specified', []]);
    actor.send({ type: 'slot.choose', slot: { ...gridSlot, mediaId: 9, projectId: 5 }, kept: frame(4) });
    expect(sent).toEqual([
      {
        field: 'homepagegrid',
        position: 3,
        projectId: 5,
        present: { id: 9, projectId: 5 },
        nonHoverMedia: 'media/1',
        hoverMedia: 'media/4',
      },
    ]);
  });

  it('a cell does not show the same before and after hover', () => {
    const { actor, sent, submit, toggle } = open(null);
    toggle('film', frame(1));
    submit();
    actor.send({ type: 'slot.choose', slot: gridSlot, kept: frame(1) });
    expect(sent).toMatchObject([{ nonHoverMedia: 'media/1', hoverMedia: null }]);
  });

  it('nothing chosen yet, the slot is known from then on', () => {
    const { actor, sent, submit, toggle, context } = open(null);
    submit();
    actor.send({ type: 'slot.choose', slot: filmSlot, kept: null });
    expect([actor.getSnapshot().value, context().error]).toEqual([
      'choosing',
      'Please select a media using the checkbox',
    ]);
    toggle('film', frame(1));
    expect(context().choice.film, 'a picture is no film').toBe(null);
    toggle('film', frame(2, 'video'));
    submit();
    expect(sent).toMatchObject([{ field: 'headervideo', path: 'media/2' }]);
  });

  it('a picture never comes to a video slot', () => {
    const { actor, sent, submit, toggle, context } = open(null);
    toggle('film', frame(1));
    submit();
    actor.send({ type: 'slot.choose', slot: filmSlot, kept: null });
    expect([sent, context().choice.film]).toEqual([[], null]);
  });
});

it('sends once, and says so once', async () => {
  const { actor, answer, news, sent, submit, toggle } = open(filmSlot);
  toggle('film', frame(2, 'video'));
  submit();
  submit();
  toggle('film', frame(3, 'video'));
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  answer.resolve();
  await settle();
  submit();
  expect([actor.getSnapshot().value, sent.length, news]).toEqual(['finished', 1, ['sent']]);
});

it.each([
  [problems.down, ['refused http']],
  [problems.givenUp, []],
])('keeps the choice when sending fails: $kind', async (problem, expected) => {
  const { actor, answer, news, submit, toggle, context } = open(filmSlot);
  toggle('film', frame(2, 'video'));
  submit();
  answer.reject(thrown(problem));
  await settle();
  expect([actor.getSnapshot().value, context().choice.film?.id, news]).toEqual(['choosing', 2, expected]);
});
