import { fromPromise } from 'xstate';
import type { UploadProgress } from '../../api/http/upload.ts';
import type { ForEditing, Id, Media, Project, WrittenProject } from '../../domain/content.ts';
import { problemOf, watcher } from '../machine-utils.ts';
import type { FileEvent, FilesInUse } from './chosen-files.ts';
import type { ProjectToSave, UploadEvent } from './upload.ts';

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
  inspectMediaFile(file: File): Promise<{ readonly media: Media } | { readonly reason: string }>;
  /** Revokes the preview at this address. */
  releasePreview(url: string): void;
}

/** Files inspected at a time: more would make a form of fifty slow. */
const atOnce = 4;

/** Inspects files and holds their previews for as long as they are used. */
function createInspector({ inspectMediaFile, releasePreview }: FilesPlatform, tell: (news: FileEvent) => void) {
  /** Keys of the files seen so far: none is inspected twice. */
  const known = new Set<string>();
  const urls = new Set<string>();
  let queue: FilesInUse['waiting'] = [];
  let working = 0;
  let isOver = false;

  const release = (isUsed: (url: string) => boolean) => {
    for (const url of [...urls].filter((one) => !isUsed(one))) {
      urls.delete(url);
      releasePreview(url);
    }
  };

  const look = async ({ key, file }: FilesInUse['waiting'][number]) => {
    const found = await inspectMediaFile(file);
    working -= 1;
    if ('media' in found) {
      urls.add(found.media.url);
      if (isOver) release(() => false);
      else tell({ type: 'file.accepted', key, media: found.media });
    } else if (!isOver) tell({ type: 'file.refused', key, reason: found.reason });
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
      release((url) => inUse.urls.includes(url));
      next();
    },
    end() {
      isOver = true;
      release(() => false);
    },
  };
}

/** The I/O of the project-form machine. */
export function createProjectFormActors(client: ProjectFormClient, platform: FilesPlatform) {
  return {
    watchFiles: watcher<FileEvent, undefined, FilesInUse>(({ sendBack, receive }) => {
      const inspector = createInspector(platform, sendBack);
      receive((inUse) => {
        inspector.use(inUse);
      });
      return () => {
        inspector.end();
      };
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
