import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import { isSettled } from '../../domain/chosen-films.ts';
import type { FilmProgress, FilmRequest } from '../../domain/chosen-films.ts';
import type { Id, Media, ProjectFile } from '../../domain/content.ts';
import { placeholderCallback, present, typed } from '../machine-utils.ts';

/** Whose media the file becomes; or the stored file whose places it takes: its path and its name. */
export interface FileProject {
  readonly id: Id;
  readonly title: string;
  /** Of a file that is replaced: the tag of the places that were shown, and what makes sending it twice harmless. */
  readonly etag?: string | null;
  readonly idempotencyKey?: string;
}

/** What is found out about a file, and done with a film. */
export type FileNews =
  /** What is sent. `media` is null where it is shown already. */
  | { readonly type: 'file.accepted'; readonly file: File; readonly media: Media | null }
  | { readonly type: 'file.refused'; readonly reason: string }
  | { readonly type: 'film.told'; readonly film: FilmProgress | null };

export interface FileToInspect {
  readonly file: File;
}

export interface FileToStore {
  readonly project: FileProject;
  readonly file: File;
  /** Of a film, for phones. */
  readonly rendition: Blob | null;
  /** What a film was made of, where that is to be stored too. */
  readonly original: File | null;
  /** Whether visitors are to be able to hear a film; null of what has no sound. */
  readonly isHeard: boolean | null;
}

/** What was stored; of a file that has replaced another also what takes that back. */
export type StoredByUpload = ProjectFile & { readonly undo?: string | null };

/** What the upload says of itself. */
export type StoreEvent =
  | ({ readonly type: 'upload.progressed' } & UploadProgress)
  | { readonly type: 'upload.accepted'; readonly stored: StoredByUpload }
  | { readonly type: 'upload.refused'; readonly problem: Problem };

export type SlotFileEvent =
  | { readonly type: 'project.choose'; readonly project: FileProject }
  | { readonly type: 'file.send' }
  | { readonly type: 'file.drop' }
  | { readonly type: 'upload.cancel' }
  | FileNews
  | FilmRequest
  | StoreEvent;

export interface StoredFile {
  readonly stored: StoredByUpload;
  readonly project: FileProject;
}

interface SlotFileInput extends FileToInspect {
  /** The one that the slot shows, if any. */
  readonly project: FileProject | null;
}

interface SlotFileContext extends SlotFileInput {
  readonly media: Media | null;
  /** What is done with a film. */
  readonly film: FilmProgress | null;
  readonly progress: UploadProgress | null;
  /** Why the upload failed. */
  readonly problem: Problem | null;
  readonly stored: StoredByUpload | null;
  /** Why it cannot be shown in the slot. */
  readonly reason: string | null;
}

/** How it ended; neither where the file was let go. */
interface SlotFileOutput {
  readonly stored: StoredFile | null;
  readonly reason: string | null;
}

/**
 * A file from the computer on its way to a slot of the home page, or into the places of a stored file: looked at first and converted where it
 * has to be, then stored with a project of the administrator's choice, or in place of that file once its places are known. A failure or a cancelled upload leaves file and project as they were.
 */
export const slotFileMachine = setup({
  types: typed<{
    context: SlotFileContext;
    events: SlotFileEvent;
    input: SlotFileInput;
    output: SlotFileOutput;
    tags: 'waiting' | 'uploading';
  }>(),
  actors: {
    /** Looks at the file, has a film converted, and holds the preview for as long as it is shown. */
    watchFile: placeholderCallback<FileToInspect, FilmRequest>('watchFile'),
    /** Stores the file and tells how far it has come; stopped, it cuts the upload off. */
    watchUpload: placeholderCallback<FileToStore>('watchUpload'),
  },
  guards: {
    /** No version for phones is being made any more. */
    isPrepared: ({ context: { film } }) => film === null || isSettled(film),
    hasProject: ({ context }) => context.project !== null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    keepFile: assign(({ context }, { file, media }: Extract<FileNews, { readonly type: 'file.accepted' }>) => ({
      file,
      media: media ?? context.media,
    })),
    keepFilm: assign((_, film: FilmProgress | null) => ({ film })),
    passOn: sendTo('watchFile', (_, request: FilmRequest) => request),
    keepReason: assign((_, reason: string | null) => ({ reason })),
    keepProject: assign((_, project: FileProject) => ({ project })),
    keepProgress: assign((_, { sent, total }: UploadProgress) => ({ progress: { sent, total } })),
    forgetUpload: assign({ progress: null, problem: null }),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    keepStored: assign((_, stored: StoredByUpload) => ({ stored })),
  },
}).createMachine({
  id: 'slotFile',
  initial: 'checking',
  context: ({ input }) => ({
    ...input,
    media: null,
    film: null,
    progress: null,
    problem: null,
    stored: null,
    reason: null,
  }),
  output: ({ context: { stored, project, reason } }) => ({
    stored: stored === null ? null : { stored, project: present(project, 'project') },
    reason,
  }),
  invoke: {
    src: 'watchFile',
    id: 'watchFile',
    input: ({ context: { file } }) => ({ file }),
  },
  on: {
    'file.accepted': { actions: { type: 'keepFile', params: ({ event }) => event } },
    'file.refused': { target: '.ended', actions: { type: 'keepReason', params: ({ event }) => event.reason } },
    'film.told': { actions: { type: 'keepFilm', params: ({ event }) => event.film } },
    'film.keep': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.preserve': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.hear': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.silence': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.cancel': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.retry': { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  states: {
    checking: {
      on: {
        'project.choose': { actions: { type: 'keepProject', params: ({ event }) => event.project } },
        'file.drop': 'ended',
        'file.accepted': { target: 'opened', actions: { type: 'keepFile', params: ({ event }) => event } },
      },
    },
    /** It can be shown: a dialog asks where it belongs. */
    opened: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'project.choose': { actions: { type: 'keepProject', params: ({ event }) => event.project } },
            'file.send': { guard: 'hasProject', target: 'waiting' },
            'file.drop': '#slotFile.ended',
          },
        },
        waiting: {
          tags: 'waiting',
          always: { guard: 'isPrepared', target: 'uploading' },
          on: { 'upload.cancel': 'choosing' },
        },
        uploading: {
          tags: 'uploading',
          entry: 'forgetUpload',
          invoke: {
            src: 'watchUpload',
            id: 'watchUpload',
            input: ({ context: { file, film, project } }) => ({
              file,
              project: present(project, 'project'),
              rendition: film?.rendition ?? null,
              original: film?.original ?? null,
              isHeard: film?.canBeHeard === true ? film.isHeard : null,
            }),
          },
          on: {
            'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
            'upload.accepted': {
              target: '#slotFile.ended',
              actions: { type: 'keepStored', params: ({ event }) => event.stored },
            },
            'upload.refused': [
              { guard: { type: 'isAborted', params: ({ event }) => event.problem }, target: 'choosing' },
              { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event.problem } },
            ],
            'upload.cancel': 'choosing',
          },
        },
        failed: {
          on: {
            'project.choose': {
              target: 'choosing',
              actions: [{ type: 'keepProject', params: ({ event }) => event.project }, 'forgetUpload'],
            },
            'file.send': 'uploading',
            'file.drop': '#slotFile.ended',
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});

export type SlotFileRef = ActorRefFrom<typeof slotFileMachine>;
