import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { PlacedMedia } from '../../src/domain/slot-drop.ts';
import type { EmptiedSlot, HeldSlot } from '../../src/domain/slot-move.ts';
import { homepageMachine } from '../../src/machines/homepage/homepage.machine.ts';
import { createSlotActors, createSlotMoveActors } from '../../src/machines/homepage/slot.actors.ts';
import { slotMachine } from '../../src/machines/homepage/slot.machine.ts';
import { slotMoveMachine } from '../../src/machines/homepage/slot-move.machine.ts';
import { createSlotPickerActors } from '../../src/machines/homepage/slot-picker.actors.ts';
import { slotPickerMachine } from '../../src/machines/homepage/slot-picker.machine.ts';
import { shownIn } from '../../src/machines/homepage/slot.rules.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';
import { makeFrame, makeMedia } from './support/project-forms.ts';

const film = (id: number, position: number, title: string) => ({
  id,
  projectId: id,
  position,
  media: makeMedia(`/media/${title}.mp4`, 'video'),
  path: `media/${title}.mp4`,
  project: { title, slug: title },
});
const [kal, upar] = [film(1, 1, 'Kal'), film(2, 2, 'Upar')];
const read = { headervideo: [kal, upar], homepagevideo: [], homepagegrid: [] };
const way = { from: 'headervideo 1', to: 'headervideo 2' };

function open() {
  const writes: (Deferred<void> & { readonly what: string })[] = [];
  const write = (what: string): Promise<void> => {
    const answer = deferred<void>();
    writes.push({ ...answer, what });
    return answer.promise;
  };
  const client = {
    fillSlot: (filling: PlacedMedia['filling']) =>
      write(`${String(filling.position)} ${'path' in filling ? filling.path : ''}`),
    emptySlot: async ({ position }: EmptiedSlot['emptied']) => {
      await write(`empty ${String(position)}`);
      return null;
    },
  };
  const actors = {
    slot: slotMachine.provide({ actors: createSlotActors(client) }),
    slotMove: slotMoveMachine.provide({ actors: createSlotMoveActors(client) }),
  };
  const actor = createActor(homepageMachine.provide({ actors }), { input: { records: read } });
  const said: string[] = [];
  actor.on('move.report', ({ stage, problem }) => said.push(problem === null ? stage : `${stage} ${problem.kind}`));
  actor.start();
  const slot = (id: string) => {
    const found = actor.getSnapshot().context.slots[id];
    if (found === undefined) throw new Error(`No slot ${id}`);
    return found;
  };
  const shown = () => [1, 2, 3].map((place) => shownIn(slot(`headervideo ${String(place)}`).getSnapshot()).title);
  return { actor, said, shown, slot, writes };
}

const hold = (record: HeldSlot['record'], position: number): HeldSlot => ({ field: 'headervideo', position, record });

it('two films change places: shown at once, written one after the other', async () => {
  const { actor, said, shown, writes } = open();
  actor.send({ type: 'media.hold', media: hold(kal, 1) });
  expect(actor.getSnapshot().context.open, 'only slots of its kind, and not its own').toEqual([
    'headervideo 2 before',
    'headervideo 3 before',
    'headervideo 4 before',
  ]);
  actor.send({ type: 'media.drop', target: 'headervideo 2 before' });
  expect([shown(), writes.map(({ what }) => what)]).toEqual([['Upar', 'Kal', null], ['2 media/Kal.mp4']]);
  writes[0]?.resolve();
  await settle();
  expect([said, writes.map(({ what }) => what)]).toEqual([[], ['2 media/Kal.mp4', '1 media/Upar.mp4']]);
  writes[1]?.resolve();
  await settle();
  expect([said, shown(), actor.getSnapshot().context.moves]).toEqual([['moved'], ['Upar', 'Kal', null], []]);
});

it('an empty slot takes a film over, and the other is emptied only then', async () => {
  const { actor, said, shown, writes } = open();
  actor.send({ type: 'slots.move', from: 'headervideo 1', to: 'headervideo 3' });
  expect(shown()).toEqual([null, 'Upar', 'Kal']);
  writes[0]?.resolve();
  await settle();
  expect(writes[1]?.what).toBe('empty 1');
  writes[1]?.resolve();
  await settle();
  expect(said).toEqual(['moved']);
});

it('a refused first write changes nothing, and can be begun again', async () => {
  const { actor, said, shown, writes } = open();
  actor.send({ type: 'slots.move', ...way });
  writes[0]?.reject(thrown(problems.down));
  await settle();
  expect([said, shown(), writes.length]).toEqual([['refused http'], ['Kal', 'Upar', null], 1]);
  actor.send({ type: 'slots.move', ...way });
  expect([shown(), writes.length]).toEqual([['Upar', 'Kal', null], 2]);
});

it('a refused second write shows what is where, and goes on where it stopped', async () => {
  const { actor, said, shown, writes } = open();
  actor.send({ type: 'slots.move', ...way });
  writes[0]?.resolve();
  await settle();
  writes[1]?.reject(thrown(problems.offline));
  await settle();
  const [move] = actor.getSnapshot().context.moves;
  expect([said, shown(), move?.getSnapshot().hasTag('broken')]).toEqual([
    ['broken network'],
    ['Kal', 'Kal', null],
    true,
  ]);
  // What is read meanwhile is what the provider has.
  actor.send({ type: 'slots.read', records: { ...read, headervideo: [kal, { ...upar, ...kal, id: 2, position: 2 }] } });
  move?.send({ type: 'move.retry' });
  expect([shown(), writes[2]?.what]).toEqual([['Upar', 'Kal', null], '1 media/Upar.mp4']);
  writes[2]?.resolve();
  await settle();
  expect([said.at(-1), actor.getSnapshot().context.moves]).toEqual(['moved', []]);
});

it('a move that stopped half-way can be left so', async () => {
  const { actor, said, writes } = open();
  actor.send({ type: 'slots.move', ...way });
  writes[0]?.resolve();
  await settle();
  writes[1]?.reject(thrown(problems.offline));
  await settle();
  actor.getSnapshot().context.moves[0]?.send({ type: 'move.drop' });
  expect([said.at(-1), actor.getSnapshot().context.moves]).toEqual(['dropped', []]);
});

it('a move back waits until the slots are read again', async () => {
  const { actor, writes } = open();
  actor.send({ type: 'slots.move', ...way });
  writes[0]?.resolve();
  await settle();
  writes[1]?.resolve();
  await settle();
  actor.send({ type: 'slots.move', from: way.to, to: way.from });
  expect(writes).toHaveLength(2);
  const changed = [film(1, 1, 'Upar'), film(2, 2, 'Kal')];
  actor.send({ type: 'slots.read', records: { ...read, headervideo: changed } });
  await settle();
  expect(writes[2]?.what).toBe('1 media/Kal.mp4');
});

it('while it is moved, a slot takes nothing else', () => {
  const { actor, writes } = open();
  actor.send({ type: 'slots.move', ...way });
  const media = { projectId: 5, projectTitle: 'Other', file: { ...makeFrame(4), media: makeMedia('/4.mp4', 'video') } };
  actor.send({ type: 'media.send', target: 'headervideo 1 before', media });
  actor.send({ type: 'slots.move', from: way.to, to: 'headervideo 3' });
  expect(writes).toHaveLength(1);
});

it('a slot that was changed gets back what it had', async () => {
  const { actor, shown, slot, writes } = open();
  const media = { projectId: 5, projectTitle: 'Other', file: { ...makeFrame(4), media: makeMedia('/4.mp4', 'video') } };
  const told: unknown[] = [];
  slot('headervideo 1').on('fill.succeeded', (event) => told.push(event.canUndo));
  actor.send({ type: 'media.send', target: 'headervideo 1 before', media });
  writes[0]?.resolve();
  await settle();
  slot('headervideo 1').send({ type: 'fill.undo' });
  expect([told, shown()[0], writes[1]?.what]).toEqual([[true], 'Kal', '1 media/Kal.mp4']);
  actor.send({ type: 'media.send', target: 'headervideo 3 before', media });
  slot('headervideo 3').on('fill.succeeded', (event) => told.push(event.canUndo));
  writes[2]?.resolve();
  await settle();
  expect(told, 'an empty slot had nothing').toEqual([true, false]);
});

it('the panel begins where one chose last, and one press ends it', () => {
  const kept: unknown[] = [];
  const platform = { readLastProject: () => '7', saveLastProject: (id: unknown) => kept.push(id) };
  const actor = createActor(slotPickerMachine.provide({ actors: createSlotPickerActors(platform) }));
  const chosen: unknown[] = [];
  actor.on('media.chosen', ({ target }) => chosen.push(target));
  actor.start();
  const slot = { field: 'homepagegrid', position: 2, part: 'before' } as const;
  actor.send({ type: 'picker.open', slot, projectId: null });
  expect(actor.getSnapshot().context.projectId).toBe('7');
  actor.send({ type: 'picker.close' });
  actor.send({ type: 'picker.open', slot, projectId: 3 });
  expect(actor.getSnapshot().context.projectId, 'of a filled slot, its own').toBe(3);
  actor.send({ type: 'part.choose', part: 'after' });
  const media = { projectId: 9, projectTitle: 'Kal', file: makeFrame(4) };
  actor.send({ type: 'media.choose', media });
  expect([actor.getSnapshot().value, chosen, kept]).toEqual(['hidden', ['homepagegrid 2 after'], [9]]);
  actor.send({ type: 'picker.open', slot, projectId: null });
  expect(actor.getSnapshot().context.projectId).toBe(9);
});
