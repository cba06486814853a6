import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import type { Id, Media, ProjectFile } from '../../domain/content.ts';
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
export type StoreEvent =
  | ({ readonly type: 'upload.progressed' } & UploadProgress)
  | { readonly type: 'upload.accepted'; readonly stored: ProjectFile }
  | { readonly type: 'upload.refused'; readonly problem: Problem };

export type SlotFileEvent =
  | { readonly type: 'project.choose'; readonly project: FileProject }
  | { readonly type: 'file.send' }
  | { readonly type: 'file.drop' }
  | { readonly type: 'upload.cancel' }
  | StoreEvent;

export interface StoredFile {
  readonly stored: ProjectFile;
  readonly project: FileProject;
}

interface SlotFileInput extends FileToInspect {
  /** The one that the slot shows, if any. */
  readonly project: FileProject | null;
}

interface SlotFileContext extends SlotFileInput {
  readonly media: Media | null;
  readonly progress: UploadProgress | null;
  /** Why the upload failed. */
  readonly problem: Problem | null;
  readonly stored: ProjectFile | null;
  /** Why it cannot be shown in the slot. */
  readonly reason: string | null;
}

/** How it ended; neither where the file was let go. */
interface SlotFileOutput {
  readonly stored: StoredFile | null;
  readonly reason: string | null;
}

/**
 * A file from the computer on its way to a slot of the home page: looked at first, then stored with a project of the
 * administrator's choice. A failure or a cancelled upload leaves file and project as they were.
 */
export const slotFileMachine = setup({
  types: typed<{
    context: SlotFileContext;
    events: SlotFileEvent;
    input: SlotFileInput;
    output: SlotFileOutput;
    tags: 'uploading';
  }>(),
  actors: {
    inspectFile: placeholderPromise<InspectedFile, FileToInspect>('inspectFile'),
    /** Lets go of the preview when nothing shows it any more. */
    holdPreview: placeholderCallback<{ readonly url: string }>('holdPreview'),
    /** Stores the file and tells how far it has come; stopped, it cuts the upload off. */
    watchUpload: placeholderCallback<FileToStore>('watchUpload'),
  },
  guards: {
    isUsable: (_, inspected: InspectedFile) => 'media' in inspected,
    hasProject: ({ context }) => context.project !== null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    keepMedia: assign((_, inspected: InspectedFile) => ({ media: 'media' in inspected ? inspected.media : null })),
    keepReason: assign((_, reason: string | null) => ({ reason })),
    keepProject: assign((_, project: FileProject) => ({ project })),
    keepProgress: assign((_, { sent, total }: UploadProgress) => ({ progress: { sent, total } })),
    forgetUpload: assign({ progress: null, problem: null }),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    keepStored: assign((_, stored: ProjectFile) => ({ stored })),
  },
}).createMachine({
  id: 'slotFile',
  initial: 'checking',
  context: ({ input }) => ({ ...input, media: null, progress: null, problem: null, stored: null, reason: null }),
  output: ({ context: { stored, project, reason } }) => ({
    stored: stored === null ? null : { stored, project: present(project, 'project') },
    reason,
  }),
  states: {
    checking: {
      invoke: {
        src: 'inspectFile',
        id: 'inspectFile',
        input: ({ context: { file, field } }) => ({ file, field }),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'keepMedia', params: ({ event }) => event.output },
          },
          {
            target: 'ended',
            actions: {
              type: 'keepReason',
              params: ({ event }) => ('reason' in event.output ? event.output.reason : null),
            },
          },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'keepReason', params: ({ event }) => problemOf(event.error).message },
        },
      },
    },
    /** It can be shown: a dialog asks where it belongs. */
    opened: {
      initial: 'choosing',
      invoke: {
        src: 'holdPreview',
        id: 'holdPreview',
        input: ({ context }) => ({ url: present(context.media, 'media').url }),
      },
      states: {
        choosing: {
          on: {
            'project.choose': { actions: { type: 'keepProject', params: ({ event }) => event.project } },
            'file.send': { guard: 'hasProject', target: 'uploading' },
            'file.drop': '#slotFile.ended',
          },
        },
        uploading: {
          tags: 'uploading',
          entry: 'forgetUpload',
          invoke: {
            src: 'watchUpload',
            id: 'watchUpload',
            input: ({ context: { file, project } }) => ({ file, projectId: present(project, 'project').id }),
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
