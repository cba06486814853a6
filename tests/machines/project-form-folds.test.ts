import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { ForEditing, Project, WrittenProject } from '../../src/domain/content.ts';
import type { InspectedFile } from '../../src/domain/media-files.ts';
import { createProjectFormActors } from '../../src/machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../src/machines/project-form/project-form.machine.ts';
import { makeFile, makeFrame, makeGrid, makeProject } from './support/project-forms.ts';
import { deferred, settle } from './support/play.ts';
import type { Deferred } from './support/play.ts';

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

const two = [makeGrid(11, 'G7', [makeFrame(1)]), makeGrid(12, 'G4', [makeFrame(2), makeFrame(3, 1)])];

function open(remembered: readonly string[] = [], project: ForEditing<Project> | null = makeProject({ grids: two })) {
  const kept: (readonly string[])[] = [];
  const saved: Deferred<WrittenProject | null> = deferred();
  const read: Deferred<ForEditing<Project>> = deferred();
  const actors = createProjectFormActors(
    { saveProject: () => saved.promise, readProject: () => read.promise },
    {
      inspectMediaFile: () => never<InspectedFile>(),
      releasePreview: () => undefined,
      startFilms: () => ({ use: () => undefined, ask: () => undefined, end: () => undefined }),
    },
    { read: () => remembered, keep: (_, folded) => kept.push(folded) },
  );
  const actor = createActor(projectFormMachine.provide({ actors }), { input: { project } });
  actor.start();
  return { actor, kept, saved, read, folded: () => actor.getSnapshot().context.folded };
}

it('what was folded is folded again, and what is folded is remembered', () => {
  const { actor, folded, kept } = open(['stored 12']);
  expect(folded()).toEqual(['stored 12']);
  actor.send({ type: 'grids.folded', grids: null, isFolded: true });
  actor.send({ type: 'grids.folded', grids: ['stored-0'], isFolded: false });
  expect(kept).toEqual([['stored 11', 'stored 12'], ['stored 12']]);
});

it('a grid stays folded where it is moved to', () => {
  const { actor, folded } = open(['stored 12']);
  actor.send({ type: 'grid.moved', from: 1, to: 0 });
  expect(actor.getSnapshot().context.values.grids.map(({ id }) => id)).toEqual([12, 11]);
  expect(folded()).toEqual(['stored 12']);
});

it('a new grid that is folded stays so once it is stored', async () => {
  const { actor, folded, kept, saved, read } = open();
  actor.send({ type: 'grid.added', gridType: 'G7' });
  actor.send({ type: 'grids.folded', grids: ['new-1'], isFolded: true });
  actor.send({ type: 'form.submit', idempotencyKey: 'k' });
  saved.resolve(null);
  await settle();
  read.resolve(makeProject({ grids: [...two, makeGrid(13, 'G7')] }));
  await settle();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(folded()).toEqual(['stored 13']);
  expect(kept.at(-1)).toEqual(['stored 13']);
});

it('a file that is refused unfolds its grid, and no other', () => {
  const { actor, folded } = open(['stored 11', 'stored 12']);
  actor.send({ type: 'files.chosen', place: { grid: 'stored-1', slot: 0 }, files: [makeFile('notes.jpg')] });
  expect(folded()).toEqual(['stored 11', 'stored 12']);
  actor.send({ type: 'file.refused', key: '1', reason: 'No picture' });
  expect(folded()).toEqual(['stored 11']);
  actor.send({ type: 'grids.folded', grids: ['stored-1'], isFolded: true });
  expect(folded(), 'by hand').toEqual(['stored 11', 'stored 12']);
});

it('files without a slot unfold the grid that asks about them', () => {
  const { actor, folded } = open(['stored 11', 'stored 12']);
  const files = [makeFile('a.jpg'), makeFile('b.jpg')];
  actor.send({ type: 'files.chosen', place: { grid: 'stored-0', slot: 0 }, files });
  expect(folded()).toEqual(['stored 12']);
});

it('a picture that is moved is seen where it is put', () => {
  const { actor, folded } = open(['stored 11', 'stored 12']);
  actor.send({ type: 'frame.moved', grid: 'stored-0', index: 0, to: { grid: 'stored-1', slot: 1 } });
  expect(folded()).toEqual(['stored 11']);
});

it('a new project has nothing that could be found again', () => {
  const { actor, folded, kept } = open(['stored 11'], null);
  actor.send({ type: 'grid.added', gridType: 'G7' });
  actor.send({ type: 'grids.folded', grids: null, isFolded: true });
  expect([folded(), kept]).toEqual([['new new-1'], []]);
});
