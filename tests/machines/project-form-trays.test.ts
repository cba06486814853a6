import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { ForEditing, Project, WrittenProject } from '../../src/domain/content.ts';
import type { InspectedFile } from '../../src/domain/media-files.ts';
import { chosenMedia } from '../../src/domain/project-form.ts';
import { waitingIn } from '../../src/domain/trays.ts';
import { createProjectFormActors } from '../../src/machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../src/machines/project-form/project-form.machine.ts';
import { toSave } from '../../src/machines/project-form/chosen-files.ts';
import { unplacedIn } from '../../src/machines/project-form/trays.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from './support/project-forms.ts';

const stored = makeProject({ grids: [makeGrid(1, 'G1', [makeFrame(1), makeFrame(2, 1)])] });
const key = 'stored-0';

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

function open() {
  // Files are inspected by nobody: the test accepts them.
  const actors = createProjectFormActors(
    { saveProject: () => never<WrittenProject | null>(), readProject: () => never<ForEditing<Project>>() },
    {
      inspectMediaFile: () => never<InspectedFile>(),
      releasePreview: () => undefined,
      startFilms: () => ({ use: () => undefined, ask: () => undefined, end: () => undefined }),
    },
    { read: () => [], keep: () => undefined },
  );
  const actor = createActor(projectFormMachine.provide({ actors }), { input: { project: stored } });
  const accept = (file: string) => actor.send({ type: 'file.accepted', key: file, media: makeMedia(`blob:${file}`) });
  return { actor, accept, context: () => actor.getSnapshot().context };
}

it('what comes to a grid that has become smaller takes the place of nothing, and is not sent', () => {
  const { actor, accept, context } = open();
  actor.start();
  actor.send({ type: 'files.chosen', place: { grid: key, slot: 2 }, files: [makeFile('late.jpg')] });
  actor.send({ type: 'grid.retyped', grid: key, gridType: 'G7' });
  expect(unplacedIn(context())).toEqual(['2.jpg', 'late.jpg']);
  accept('1');
  const { values } = context();
  expect(values.grids[0]?.frames.map(({ slot }) => slot)).toEqual([0, 1, 2]);
  expect(chosenMedia(values).map(({ file }) => file.name)).toEqual(['late.jpg']);
  const sent = toSave(context());
  expect([sent.values.grids[0]?.frames.length, chosenMedia(sent.values), sent.renditions]).toEqual([1, [], []]);
  expect(waitingIn(context().values, context().stored), 'kept in the form').toHaveLength(2);
});

it('with a frame for everything again nothing is left out', () => {
  const { actor, context } = open();
  actor.start();
  actor.send({ type: 'grid.retyped', grid: key, gridType: 'G7' });
  actor.send({ type: 'grid.retyped', grid: key, gridType: 'G10' });
  expect(unplacedIn(context())).toEqual([]);
});
