import { fromPromise } from 'xstate';
import type { ChosenFilm, FilmRequest } from '../../domain/chosen-films.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import type { ForEditing, Id, Media, Project, WrittenProject } from '../../domain/content.ts';
import { problemOf, watcher } from '../machine-utils.ts';
import type { InspectedFile } from '../../domain/media-files.ts';
import type { StartFilms } from '../chosen-films/chosen-films.actors.ts';
import type { ProjectFormEvent } from './events.ts';
import type { FilesInUse } from './chosen-files.ts';
import type { FoldStore, KeptFolds } from './folds.ts';
import type { ProjectToSave, UploadEvent } from './upload.ts';

/** What is said about the form's files. */
type WatchedEvent = Extract<ProjectFormEvent, { readonly type: 'file.accepted' | 'file.refused' | 'films.told' }>;

type FoldsFound = Extract<ProjectFormEvent, { readonly type: 'folds.found' }>;

/** What a project's form needs of the provider. */
export interface ProjectFormClient {
  /** POST /api/projects, or PATCH /api/projects/{id}/edit. Gives where it is, if the provider tells. Rejects with a `ProblemError`. */
  saveProject(
    project: ProjectToSave,
    onProgress: (progress: UploadProgress) => void,
    signal: AbortSignal,
  ): Promise<WrittenProject | null>;
  /** GET /api/project?id={id}/edit. Rejects with a `ProblemError`. */
  readProject(id: Id, signal: AbortSignal): Promise<ForEditing<Project>>;
}

/** What a project's form needs of the browser. */
export interface FilesPlatform {
  /** Inspects a file and creates its preview. Never rejects. */
  inspectMediaFile(file: File): Promise<InspectedFile>;
  /** Revokes the preview at this address. */
  releasePreview(url: string): void;
  /** Films are looked at and converted. */
  startFilms: StartFilms;
}

/** Files inspected at a time: more would make a form of fifty slow. */
const atOnce = 4;

/** Inspects files, has films prepared, and holds their previews for as long as they are used. */
function createInspector(platform: FilesPlatform, tell: (news: WatchedEvent) => void) {
  const { inspectMediaFile, releasePreview, startFilms } = platform;
  /** Keys of the files seen so far: none is inspected twice. */
  const known = new Set<string>();
  const urls = new Set<string>();
  /** Films of the form, and their previews as they were chosen: each may still be kept as it is. */
  const films = new Map<string, ChosenFilm>();
  const shown = new Map<string, Media>();
  let queue: FilesInUse['waiting'] = [];
  let working = 0;
  let isOver = false;

  const release = (isUsed: (url: string) => boolean) => {
    for (const url of [...urls].filter((one) => !isUsed(one))) {
      urls.delete(url);
      releasePreview(url);
    }
  };

  const preparation = startFilms({
    onReady: (key, { file, media }) => {
      tell({ type: 'file.accepted', key, file, media: media ?? shown.get(key) ?? null });
    },
    onRefused: (key, reason) => tell({ type: 'file.refused', key, reason }),
    onTold: (told) =>
      tell({ type: 'films.told', films: told.map((film) => ({ ...film, preview: shown.get(film.key) ?? null })) }),
  });
  const prepare = (film: ChosenFilm) => {
    films.set(film.key, film);
    preparation.use([...films.values()]);
  };

  const look = async ({ key, file, ...wishes }: FilesInUse['waiting'][number]) => {
    const { isKept = false, keepsOriginal = false, isHeard = true, isSilent = false } = wishes;
    const found = await inspectMediaFile(file);
    working -= 1;
    const preview = 'media' in found ? found.media : 'unfit' in found ? found.preview : undefined;
    if (preview !== undefined) urls.add(preview.url);
    if (isOver) release(() => false);
    else if ('reason' in found) tell({ type: 'file.refused', key, reason: found.reason });
    else if ('media' in found && found.media.kind === 'image') {
      tell({ type: 'file.accepted', key, media: found.media, file: found.file });
    } else {
      if (preview !== undefined) shown.set(key, preview);
      const cannotKeep = 'media' in found ? null : found.unfit;
      prepare({ key, file, isKept, keepsOriginal, isHeard, isSilent, cannotKeep });
    }
    next();
  };

  const next = () => {
    const [first, ...rest] = queue;
    if (isOver || first === undefined || working >= atOnce) return;
    queue = rest;
    working += 1;
    void look(first);
    next();
  };

  return {
    use(inUse: FilesInUse) {
      const wanted = new Set(inUse.waiting.map(({ key }) => key));
      const isNew = ({ key }: FilesInUse['waiting'][number]) => !known.has(key);
      queue = [...queue.filter(({ key }) => wanted.has(key)), ...inUse.waiting.filter(isNew)];
      for (const { key } of inUse.waiting) known.add(key);
      const gone = [...films.keys()].filter((key) => !inUse.keys.includes(key));
      for (const key of gone) {
        films.delete(key);
        shown.delete(key);
      }
      if (gone.length > 0) preparation.use([...films.values()]);
      const awaited = new Set([...shown.values()].map(({ url }) => url));
      release((url) => awaited.has(url) || inUse.urls.includes(url));
      next();
    },
    ask: preparation.ask,
    end() {
      isOver = true;
      preparation.end();
      release(() => false);
    },
  };
}

/** The I/O of the project-form machine. */
export function createProjectFormActors(client: ProjectFormClient, platform: FilesPlatform, folds: FoldStore) {
  return {
    watchFiles: watcher<WatchedEvent, undefined, FilesInUse | FilmRequest>(({ sendBack, receive }) => {
      const inspector = createInspector(platform, sendBack);
      receive((said) => {
        if (said.type === 'files.used') inspector.use(said);
        else inspector.ask(said);
      });
      return () => {
        inspector.end();
      };
    }),
    watchFolds: watcher<FoldsFound, { readonly id: Id | null }, KeptFolds>(({ input: { id }, sendBack, receive }) => {
      // A new project has no name by which they could be found again.
      if (id === null) return () => undefined;
      const folded = folds.read(id);
      if (folded.length > 0) sendBack({ type: 'folds.found', folded });
      receive((said) => folds.keep(id, said.folded));
      return () => undefined;
    }),
    watchUpload: watcher<UploadEvent, ProjectToSave>(({ input, sendBack }) => {
      const ending = new AbortController();
      const tell = (news: UploadEvent) => {
        if (!ending.signal.aborted) sendBack(news);
      };
      client
        .saveProject(input, (progress) => tell({ type: 'upload.progressed', ...progress }), ending.signal)
        .then(
          (written) => tell({ type: 'upload.accepted', written }),
          (thrown: unknown) => tell({ type: 'upload.refused', problem: problemOf(thrown) }),
        );
      return () => {
        ending.abort();
      };
    }),
    readProject: fromPromise<ForEditing<Project>, { readonly id: Id }>(({ input, signal }) =>
      client.readProject(input.id, signal),
    ),
  };
}
