import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { ProjectFile } from '../../src/domain/content.ts';
import type { InspectedFile } from '../../src/domain/media-files.ts';
import type { FilmListeners } from '../../src/machines/chosen-films/chosen-films.actors.ts';
import { createSlotFileActors } from '../../src/machines/homepage/slot-file.actors.ts';
import { slotFileMachine } from '../../src/machines/homepage/slot-file.machine.ts';
import type { FileProject } from '../../src/machines/homepage/slot-file.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';

const media = { url: 'blob:1', kind: 'image', alt: null, width: 9, height: 9, poster: null, color: null } as const;
const stored: ProjectFile = {
  id: 'loose-1',
  path: 'media/a.jpg',
  slot: 0,
  media,
  name: 'a.jpg',
  bytes: 4,
  hasDetails: true,
  isRemovable: true,
  fitsFilmSlots: false,
};
const kal = { id: 5, title: 'Kal' };
const file = new File(['abcd'], 'a.jpg', { type: 'image/jpeg' });

interface Films {
  readonly used: (readonly (string | null)[])[];
  readonly asked: string[];
  listeners: FilmListeners | null;
}

function open(project: FileProject | null, found: InspectedFile = { media }) {
  const films: Films = { used: [], asked: [], listeners: null };
  const released: string[] = [];
  const uploads: { readonly answer: Deferred<ProjectFile>; readonly signal: AbortSignal; readonly to: unknown }[] = [];
  const actors = createSlotFileActors(
    {
      storeFile: ({ project: to }, onProgress, signal) => {
        const answer = deferred<ProjectFile>();
        uploads.push({ answer, signal, to: to.id });
        onProgress({ sent: 1, total: 4 });
        return answer.promise;
      },
    },
    {
      inspectMediaFile: async () => found,
      releasePreview: (url) => released.push(url),
      startFilms: (told) => {
        films.listeners = told;
        return {
          use: (used) => films.used.push(used.map(({ cannotKeep }) => cannotKeep)),
          ask: ({ type }) => films.asked.push(type),
          end: () => films.asked.push('ended'),
        };
      },
    },
  );
  const actor = createActor(slotFileMachine.provide({ actors }), { input: { file, project } });
  actor.start();
  return {
    actor,
    films,
    released,
    uploads,
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  };
}

it('asks for a project, stores the file with it, and lets the preview go', async () => {
  const { actor, released, uploads, state, output } = open(null);
  await settle();
  actor.send({ type: 'file.send' });
  expect(state()).toEqual({ opened: 'choosing' });
  actor.send({ type: 'project.choose', project: kal });
  actor.send({ type: 'file.send' });
  actor.send({ type: 'file.send' });
  expect([uploads.map(({ to }) => to), actor.getSnapshot().context.progress]).toEqual([[5], { sent: 1, total: 4 }]);
  uploads[0]?.answer.resolve(stored);
  await settle();
  expect([state(), output(), released]).toEqual([
    'ended',
    { stored: { stored, project: kal }, reason: null },
    ['blob:1'],
  ]);
});

it('stores what the browser had to make of the file', async () => {
  const made = new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' });
  const { actor } = open(kal, { media, file: made });
  await settle();
  expect(actor.getSnapshot().context.file).toBe(made);
});

it('a failure and a cancelled upload keep file and project', async () => {
  const { actor, uploads, state, output } = open(kal);
  await settle();
  actor.send({ type: 'file.send' });
  uploads[0]?.answer.reject(thrown(problems.offline));
  await settle();
  expect([state(), actor.getSnapshot().context.problem?.kind]).toEqual([{ opened: 'failed' }, 'network']);
  actor.send({ type: 'file.send' });
  actor.send({ type: 'upload.cancel' });
  expect([state(), uploads[1]?.signal.aborted, actor.getSnapshot().context.project]).toEqual([
    { opened: 'choosing' },
    true,
    kal,
  ]);
  actor.send({ type: 'file.send' });
  expect(actor.getSnapshot().context.problem).toBe(null);
  uploads[2]?.answer.resolve(stored);
  await settle();
  expect(output()?.stored).toEqual({ stored, project: kal });
});

it('ends without a word when the file is let go', async () => {
  const { actor, released, output } = open(kal);
  await settle();
  actor.send({ type: 'file.drop' });
  expect([output(), released]).toEqual([{ stored: null, reason: null }, ['blob:1']]);
});
