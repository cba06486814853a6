import { createActor } from 'xstate';
import type { UploadProgress } from '../../../src/api/http/upload.ts';
import type { ForEditing, Project, WrittenProject } from '../../../src/domain/content.ts';
import type { InspectedFile } from '../../../src/domain/media-files.ts';
import { chosenMedia } from '../../../src/domain/project-form.ts';
import type { FilmListeners } from '../../../src/machines/chosen-films/chosen-films.actors.ts';
import { createProjectFormActors } from '../../../src/machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../../src/machines/project-form/project-form.machine.ts';
import type { ProjectToSave } from '../../../src/machines/project-form/upload.ts';
import { deferred, settle, thrown } from './play.ts';
import type { Deferred } from './play.ts';
import { makeFile, makeMedia } from './project-forms.ts';

interface Films {
  readonly used: (readonly string[] | 'ended')[];
  readonly asked: string[];
  listeners: FilmListeners | null;
}

/** An open form whose I/O a test answers; by default an empty one, for a new project. */
export function open(project: ForEditing<Project> | null = null) {
  const sent: (ProjectToSave & { readonly signal: AbortSignal })[] = [];
  const news: string[] = [];
  const looks = new Map<string, Deferred<InspectedFile>>();
  const released: string[] = [];
  const reads: Deferred<ForEditing<Project>>[] = [];
  const films: Films = { used: [], asked: [], listeners: null };
  let attempts = 0;
  let answer = deferred<WrittenProject | null>();
  let progress: (step: UploadProgress) => void = () => undefined;
  const actors = createProjectFormActors(
    {
      saveProject: (saved, onProgress, signal) => {
        answer = deferred();
        progress = onProgress;
        sent.push({ ...saved, signal });
        return answer.promise;
      },
      readProject: () => {
        const read = deferred<ForEditing<Project>>();
        reads.push(read);
        return read.promise;
      },
    },
    {
      inspectMediaFile: ({ name }) => {
        const look = deferred<InspectedFile>();
        looks.set(name, look);
        return look.promise;
      },
      releasePreview: (url) => released.push(url),
      startFilms: (listeners) => {
        films.listeners = listeners;
        return {
          use: (used) => films.used.push(used.map(({ key }) => key)),
          ask: ({ type, key }) => films.asked.push(`${type} ${key}`),
          end: () => films.used.push('ended'),
        };
      },
    },
    { read: () => [], keep: () => undefined },
  );
  const actor = createActor(projectFormMachine.provide({ actors }), { input: { project } });
  actor.on('project.saved', ({ written }) => news.push(`saved ${written?.slug ?? ''}`));
  actor.on('project.cancelled', () => news.push('cancelled'));
  actor.on('project.held', () => news.push('held'));
  actor.on('project.refused', (said) => news.push(`refused ${said.problem.kind}`));
  actor.start();
  const good = async (...names: readonly string[]) => {
    for (const name of names) looks.get(name)?.resolve({ media: makeMedia(`blob:${name}`) });
    await settle();
  };
  const choose = (grid: string | null, slot: number, ...names: readonly string[]) =>
    actor.send({ type: 'files.chosen', place: { grid, slot }, files: names.map((name) => makeFile(name)) });
  return {
    actor,
    choose,
    films,
    good,
    looks,
    news,
    reads,
    released,
    sent,
    accept: async () => {
      answer.resolve({ id: 9, slug: 'upar' });
      await settle();
    },
    refuse: async (problem: Parameters<typeof thrown>[0]) => {
      answer.reject(thrown(problem));
      await settle();
    },
    tell: (step: UploadProgress) => progress(step),
    submit: () => actor.send({ type: 'form.submit', idempotencyKey: `k${String((attempts += 1))}` }),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

/** The names of the files in their places. */
export const names = (values: ProjectToSave['values']) => chosenMedia(values).map(({ file }) => file.name);
