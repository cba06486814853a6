import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import type { Id, Media, ProjectFile } from '../../domain/content.ts';
import { refuseUnopened } from '../../domain/media-files.ts';
import type { SlotField } from '../../domain/slots.ts';
import { present, problemOf, typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/** Whose media the file becomes. */
export interface FileProject {
  readonly id: Id;
  readonly title: string;
}

/** A file that can be shown, or why it cannot. */
export type InspectedFile = { readonly media: Media } | { readonly reason: string };

export interface FileToInspect {
  readonly file: File;
  /** Of the slot that it is for. */
  readonly field: SlotField;
}

export interface FileToStore {
  readonly projectId: Id;
  readonly file: File;
}

/** What the upload says of itself. */
export type StoreNews =
  | ({ readonly type: 'upload.progressed' } & UploadProgress)
  | { readonly type: 'upload.accepted'; readonly stored: ProjectFile }
  | { readonly type: 'upload.refused'; readonly problem: Problem };

export type SlotFileEvent =
  /** `project` is the one that the slot shows, if any. */
  | { readonly type: 'file.choose'; readonly file: File; readonly project: FileProject | null }
  | { readonly type: 'project.choose'; readonly project: FileProject }
  | { readonly type: 'file.send' }
  | { readonly type: 'file.drop' }
  | { readonly type: 'upload.cancel' }
  | StoreNews;

/** Said once for each file. */
export type SlotFileNews =
  | { readonly type: 'file.stored'; readonly stored: ProjectFile; readonly project: FileProject }
  | { readonly type: 'file.refused'; readonly reason: string };

interface SlotFileContext {
  readonly field: SlotField;
  readonly file: File | null;
  readonly media: Media | null;
  readonly project: FileProject | null;
  readonly progress: UploadProgress | null;
  /** Why the upload failed. */
  readonly problem: Problem | null;
}

const nothing = { file: null, media: null, project: null, progress: null, problem: null } as const;

/**
 * A file from the computer on its way to a slot of the home page: looked at first, then stored with a project of the
 * administrator's choice. A failure or a cancelled upload leaves file and project as they were.
 */
export const slotFileMachine = setup({
  types: typed<{
    context: SlotFileContext;
    events: SlotFileEvent;
    emitted: SlotFileNews;
    input: { readonly field: SlotField };
    tags: 'asking' | 'uploading';
  }>(),
  actors: {
    inspectFile: placeholderPromise<InspectedFile, FileToInspect>('inspectFile'),
    /** Lets go of the preview when nothing shows it any more. */
    holdPreview: placeholderCallback<{ readonly url: string }>('holdPreview'),
    /** Stores the file and tells how far it has come; stopped, it cuts the upload off. */
    watchUpload: placeholderCallback<FileToStore>('watchUpload'),
  },
  guards: {
    isRefused: ({ event }) => event.type === 'file.choose' && refuseUnopened(event.file) !== null,
    isUsable: (_, inspected: InspectedFile) => 'media' in inspected,
    hasProject: ({ context }) => context.project !== null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    keepFile: assign(({ event }) =>
      event.type === 'file.choose' ? { ...nothing, file: event.file, project: event.project } : nothing,
    ),
    keepMedia: assign((_, inspected: InspectedFile) => ({ media: 'media' in inspected ? inspected.media : null })),
    keepProject: assign(({ event }) => (event.type === 'project.choose' ? { project: event.project } : {})),
    keepProgress: assign(({ event }) =>
      event.type === 'upload.progressed' ? { progress: { sent: event.sent, total: event.total } } : {},
    ),
    forgetUpload: assign({ progress: null, problem: null }),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    forget: assign(nothing),
    tellUnopened: emit(({ event }) => ({
      type: 'file.refused' as const,
      reason: (event.type === 'file.choose' ? refuseUnopened(event.file) : null) ?? '',
    })),
    tellRefused: emit((_, inspected: InspectedFile) => ({
      type: 'file.refused' as const,
      reason: 'reason' in inspected ? inspected.reason : '',
    })),
    tellStored: emit(({ context }, stored: ProjectFile) => ({
      type: 'file.stored' as const,
      stored,
      project: present(context.project, 'project'),
    })),
  },
}).createMachine({
  id: 'slotFile',
  initial: 'idle',
  context: ({ input }) => ({ field: input.field, ...nothing }),
  states: {
    idle: {
      on: {
        'file.choose': [
          { guard: 'isRefused', actions: 'tellUnopened' },
          { target: 'checking', actions: 'keepFile' },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'inspectFile',
        id: 'inspectFile',
        input: ({ context }) => ({ file: present(context.file, 'file'), field: context.field }),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'keepMedia', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [{ type: 'tellRefused', params: ({ event }) => event.output }, 'forget'],
          },
        ],
        onError: {
          target: 'idle',
          actions: [
            { type: 'tellRefused', params: ({ event }) => ({ reason: problemOf(event.error).message }) },
            'forget',
          ],
        },
      },
    },
    /** It can be shown: a dialog asks where it belongs. */
    opened: {
      tags: 'asking',
      initial: 'choosing',
      invoke: {
        src: 'holdPreview',
        id: 'holdPreview',
        input: ({ context }) => ({ url: present(context.media, 'media').url }),
      },
      states: {
        choosing: {
          on: {
            'project.choose': { actions: 'keepProject' },
            'file.send': { guard: 'hasProject', target: 'uploading' },
            'file.drop': { target: '#slotFile.idle', actions: 'forget' },
          },
        },
        uploading: {
          tags: 'uploading',
          entry: 'forgetUpload',
          invoke: {
            src: 'watchUpload',
            id: 'watchUpload',
            input: ({ context }) => ({
              file: present(context.file, 'file'),
              projectId: present(context.project, 'project').id,
            }),
          },
          on: {
            'upload.progressed': { actions: 'keepProgress' },
            'upload.accepted': {
              target: '#slotFile.idle',
              actions: [{ type: 'tellStored', params: ({ event }) => event.stored }, 'forget'],
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
            'project.choose': { target: 'choosing', actions: ['keepProject', 'forgetUpload'] },
            'file.send': 'uploading',
            'file.drop': { target: '#slotFile.idle', actions: 'forget' },
          },
        },
      },
    },
  },
});
