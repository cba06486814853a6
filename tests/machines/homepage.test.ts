import { createActor, fromCallback } from 'xstate';
import { expect, it } from 'vitest';
import type { HeldMedia } from '../../src/domain/slot-drop.ts';
import { homepageMachine } from '../../src/machines/homepage/homepage.machine.ts';
import { createSlotActors } from '../../src/machines/homepage/slot.actors.ts';
import { slotFileMachine } from '../../src/machines/homepage/slot-file.machine.ts';
import { slotMachine } from '../../src/machines/homepage/slot.machine.ts';
import { shownIn } from '../../src/machines/homepage/slot.rules.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';
import { makeFrame, makeMedia } from './support/project-forms.ts';
import { slotRecord } from './support/slots.ts';

const film: HeldMedia = {
  projectId: 5,
  projectTitle: 'Upar',
  file: { ...makeFrame(4), media: makeMedia('/media/4.mp4', 'video') },
};
const picture: HeldMedia = { ...film, file: makeFrame(6) };
const empty = { headervideo: [], homepagevideo: [], homepagegrid: [] };
const read = { ...empty, headervideo: [slotRecord('headervideo', 2)] };

function open() {
  const fills: Deferred<void>[] = [];
  const deletions: Deferred<string | null>[] = [];
  const actors = createSlotActors({
    fillSlot: () => {
      const answer = deferred<void>();
      fills.push(answer);
      return answer.promise;
    },
    emptySlot: () => {
      const answer = deferred<string | null>();
      deletions.push(answer);
      return answer.promise;
    },
  });
  // Its file is looked at elsewhere.
  const slot = slotMachine.provide({
    actors: { ...actors, slotFile: slotFileMachine.provide({ actors: { watchFile: fromCallback(() => undefined) } }) },
  });
  const actor = createActor(homepageMachine.provide({ actors: { slot } }), { input: { records: null } }).start();
  actor.send({ type: 'slots.read', records: read });
  const slotAt = (id: string) => {
    const found = actor.getSnapshot().context.slots[id];
    if (found === undefined) throw new Error(`No slot ${id}`);
    return found;
  };
  const second = slotAt('headervideo 2');
  const said: unknown[] = [];
  second.on('*', (event) => said.push(event));
  return { actor, context: () => actor.getSnapshot().context, deletions, fills, said, second, slotAt };
}

it('has a slot for each place of the home page from the first read on', () => {
  const { actor, context, second } = open();
  expect(Object.keys(context().slots)).toHaveLength(12);
  actor.send({ type: 'slots.read', records: empty });
  expect(context().slots['headervideo 2']).toBe(second);
  expect(second.getSnapshot().context.record).toBeNull();
});

it('what is dragged by keyboard goes round the slots that take it', () => {
  const { actor, context } = open();
  actor.send({ type: 'media.hold', media: picture });
  expect(context().reached, 'films only before the grid').toBe('homepagegrid 1 before');
  actor.send({ type: 'media.step', by: -1 });
  expect(context().reached).toBe('homepagegrid 6 before');
  actor.send({ type: 'media.step', by: 1 });
  actor.send({ type: 'media.step', by: 1 });
  expect(context().reached).toBe('homepagegrid 2 before');
  actor.send({ type: 'media.drop', target: null });
  expect(actor.getSnapshot().value).toBe('resting');
});

it('shows at once what is put there, until the page is read again', async () => {
  const { actor, fills, said, second } = open();
  actor.send({ type: 'media.hold', media: film });
  actor.send({ type: 'media.drop', target: 'headervideo 2 before' });
  expect(shownIn(second.getSnapshot())).toEqual({ media: film.file.media, title: 'Upar' });
  fills[0]?.resolve();
  await settle();
  expect(said).toMatchObject([{ type: 'fill.succeeded', filling: { position: 2, present: { id: 9 } } }]);
  expect(shownIn(second.getSnapshot()).title).toBe('Upar');
  const written = { ...slotRecord('headervideo', 2), project: { title: 'Written', slug: 'written' } };
  actor.send({ type: 'slots.read', records: { ...empty, headervideo: [written] } });
  expect(shownIn(second.getSnapshot()).title).toBe('Written');
});

it('takes back what could not be put there, and tries it again', async () => {
  const { actor, fills, said, second } = open();
  actor.send({ type: 'media.offer', media: film });
  actor.send({ type: 'target.choose', target: 'headervideo 2 before' });
  fills[0]?.reject(thrown(problems.offline));
  await settle();
  expect(said).toMatchObject([{ type: 'fill.failed', problem: { kind: 'network' } }]);
  expect(shownIn(second.getSnapshot()).title).toBe('Kal');
  second.send({ type: 'fill.retry' });
  expect(shownIn(second.getSnapshot()).title).toBe('Upar');
  expect(fills).toHaveLength(2);
});

it('while it is being saved it takes neither media nor a file, and says so', () => {
  const { actor, context, fills, second } = open();
  actor.send({ type: 'media.offer', media: film });
  actor.send({ type: 'target.choose', target: 'headervideo 2 before' });
  actor.send({ type: 'media.offer', media: film });
  const offered = context().offered.find(({ target }) => target === 'headervideo 2 before');
  expect(offered).toMatchObject({ title: 'Upar', refusal: 'This slot is being saved.' });
  actor.send({ type: 'target.choose', target: 'headervideo 2 before' });
  actor.send({
    type: 'files.drop',
    slot: 'headervideo 2',
    files: [new File(['a'], 'a.mp4', { type: 'video/mp4' })],
    takesStills: false,
  });
  expect(fills).toHaveLength(1);
  expect(second.getSnapshot().children.slotFile).toBeUndefined();
});

it('is emptied at once, and what failed can be tried again', async () => {
  const { deletions, said, second, slotAt } = open();
  slotAt('headervideo 1').send({ type: 'slot.empty' });
  expect(slotAt('headervideo 1').getSnapshot().hasTag('deleting'), 'there is nothing in it').toBe(false);
  second.send({ type: 'slot.empty' });
  second.send({ type: 'slot.empty' });
  expect(deletions).toHaveLength(1);
  deletions[0]?.reject(thrown(problems.offline));
  await settle();
  second.send({ type: 'slot.empty' });
  deletions[1]?.resolve('token');
  await settle();
  const slot = { field: 'headervideo', id: 9, position: 2 };
  expect(said).toMatchObject([
    { type: 'deletion.failed', slot },
    { type: 'deletion.succeeded', slot, undo: 'token' },
  ]);
});

it('refuses a picture for a film before it is stored, where the provider shows no stills', () => {
  const { second } = open();
  const refused = () => second.getSnapshot().context.refused;
  const files = [new File(['a'], 'a.jpg', { type: 'image/jpeg' })];
  second.send({ type: 'files.choose', files, takesStills: false });
  expect([refused(), second.getSnapshot().children.slotFile]).toEqual(['This slot takes videos only.', undefined]);
  second.send({ type: 'files.choose', files, takesStills: true });
  expect([refused(), second.getSnapshot().children.slotFile === undefined]).toEqual([null, false]);
});

it('refuses two files, an empty one, and takes no notice of none', () => {
  const { second } = open();
  const refused = () => second.getSnapshot().context.refused;
  const file = new File(['a'], 'a.mp4', { type: 'video/mp4' });
  second.send({ type: 'files.choose', files: [file, file], takesStills: true });
  expect(refused()).toBe('A slot takes one file at a time.');
  second.send({ type: 'files.choose', files: [new File([], 'empty.mp4')], takesStills: true });
  expect(refused()).toBe('empty.mp4 is empty. Export or download it once more.');
  second.send({ type: 'files.choose', files: [], takesStills: true });
  expect(refused(), 'it stays until another is chosen').toBe('empty.mp4 is empty. Export or download it once more.');
  second.send({ type: 'files.choose', files: [file], takesStills: true });
  expect(refused()).toBeNull();
});
