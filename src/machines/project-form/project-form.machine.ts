import { assign, emit, sendTo, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { UploadProgress } from '../../api/project-form.ts';
import type { ForEditing, GridType, Id, Media, Project } from '../../domain/content.ts';
import { withGrid } from '../../domain/grid-editing.ts';
import type { KeptProject } from '../../domain/project-draft.ts';
import { emptyProject, valuesOf } from '../../domain/project-form.ts';
import type { ProjectEdit, ProjectValues } from '../../domain/project-form.ts';
import { present, problemOf, typed, unfilledCallback, unfilledPromise } from '../kit.ts';
import { filesInUse, keepPlaces, placeFile, refuseFile, restoreFiles, takeFiles } from './chosen-files.ts';
import type { FilePlace, FileState, FilesInUse } from './chosen-files.ts';

/** What is written: a new project where there is no id. */
export interface ProjectToSave {
  readonly id: Id | null;
  readonly values: ProjectValues;
  /** The version that is changed; null changes any. */
  readonly etag: string | null;
}

/** What the watcher of files says of one that it has looked at. */
export type FileNews =
  | { readonly type: 'file.accepted'; readonly key: string; readonly media: Media }
  | { readonly type: 'file.refused'; readonly key: string; readonly reason: string };

/** What the upload says of itself. */
export type UploadNews =
  | ({ readonly type: 'upload.progressed' } & UploadProgress)
  | { readonly type: 'upload.accepted' }
  | { readonly type: 'upload.refused'; readonly problem: Problem };

export type ProjectFormEvent =
  | { readonly type: 'form.edit'; readonly edit: ProjectEdit }
  | { readonly type: 'grid.add'; readonly gridType: GridType }
  | { readonly type: 'files.choose'; readonly place: FilePlace; readonly files: readonly File[] }
  /** A draft is restored, or what is stored taken back. */
  | { readonly type: 'form.replaced'; readonly kept: KeptProject }
  | { readonly type: 'form.submit' }
  /** Save over the version with this tag, which was stored meanwhile. */
  | { readonly type: 'project.overwrite'; readonly etag: string | null }
  /** Take what was stored meanwhile. */
  | { readonly type: 'project.take'; readonly project: ForEditing<Project> }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'project.retry' }
  | FileNews
  | UploadNews;

/** Said once for each attempt. */
export type ProjectFormNews =
  | { readonly type: 'project.saved' }
  | { readonly type: 'project.refused'; readonly problem: Problem }
  | { readonly type: 'project.cancelled' };

interface ProjectFormContext extends FileState {
  readonly id: Id | null;
  /** As stored, or empty for a new one: what differs from it is not saved. */
  readonly stored: ProjectValues;
  /** The tag of the version that is being changed, if the provider gives any. */
  readonly etag: string | null;
  readonly progress: UploadProgress | null;
  /** Why the stored project could not be read again. */
  readonly problem: Problem | null;
}

/**
 * One project's form (specification, section 2, "Create project"; section 4, "Project form"). Files are looked at before
 * they count. After a creation the form is empty again; after an edit it is kept and read again, so that a file that has
 * been stored is never sent twice. A failure or a cancelled upload leaves it as it was.
 */
export const projectFormMachine = setup({
  types: typed<{
    context: ProjectFormContext;
    events: ProjectFormEvent;
    emitted: ProjectFormNews;
    input: { readonly project: ForEditing<Project> | null };
    tags: 'busy' | 'uploading' | 'outdated';
  }>(),
  actors: {
    /** Looks at files that wait, makes their previews, and releases previews that nothing shows any more. */
    watchFiles: unfilledCallback<undefined, FilesInUse>('watchFiles'),
    /** Sends the form and tells how far it has come; stopped, it cuts the upload off. */
    watchUpload: unfilledCallback<ProjectToSave>('watchUpload'),
    readProject: unfilledPromise<ForEditing<Project>, { readonly id: Id }>('readProject'),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isNew: ({ context }) => context.id === null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    edit: assign(({ context, event }) => {
      if (event.type !== 'form.edit') return context;
      const values = event.edit(context.values);
      return { values, ...keepPlaces({ ...context, values }) };
    }),
    replace: assign(({ context, event }) =>
      event.type === 'form.replaced' ? restoreFiles(event.kept, context.serial) : context,
    ),
    addGrid: assign(({ context, event }) => {
      if (event.type !== 'grid.add') return context;
      const serial = context.serial + 1;
      return { serial, values: withGrid(`new-${String(serial)}`, event.gridType)(context.values) };
    }),
    takeFiles: assign(({ context, event }) =>
      event.type === 'files.choose' ? takeFiles(context, event.place, event.files) : context,
    ),
    placeFile: assign(({ context, event }) =>
      event.type === 'file.accepted' ? placeFile(context, event.key, event.media) : context,
    ),
    refuseFile: assign(({ context, event }) =>
      event.type === 'file.refused' ? refuseFile(context, event.key, event.reason) : context,
    ),
    tellFiles: sendTo('watchFiles', ({ context }) => filesInUse(context)),
    keepProgress: assign(({ context, event }) =>
      event.type === 'upload.progressed' ? { progress: { sent: event.sent, total: event.total } } : context,
    ),
    forgetProgress: assign({ progress: null }),
    clear: assign({ values: emptyProject, stored: emptyProject, refusals: [] }),
    keepSaved: assign(({ context }) => ({ stored: context.values, refusals: [] })),
    keepTag: assign(({ context, event }) => (event.type === 'project.overwrite' ? { etag: event.etag } : context)),
    keepProject: assign((_, project: ForEditing<Project>) => ({
      values: valuesOf(project),
      stored: valuesOf(project),
      etag: project.etag,
      waiting: [],
      refusals: [],
      problem: null,
    })),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    tellSaved: emit({ type: 'project.saved' }),
    tellRefused: emit((_, problem: Problem) => ({ type: 'project.refused' as const, problem })),
    tellCancelled: emit({ type: 'project.cancelled' }),
  },
}).createMachine({
  id: 'projectForm',
  initial: 'editing',
  context: ({ input }) => {
    const values = input.project === null ? emptyProject : valuesOf(input.project);
    return {
      id: input.project?.id ?? null,
      values,
      stored: values,
      etag: input.project?.etag ?? null,
      waiting: [],
      refusals: [],
      serial: 0,
      progress: null,
      problem: null,
    };
  },
  invoke: { src: 'watchFiles', id: 'watchFiles' },
  states: {
    editing: {
      on: {
        'form.edit': { actions: ['edit', 'tellFiles'] },
        'form.replaced': { actions: ['replace', 'tellFiles'] },
        'grid.add': { actions: 'addGrid' },
        'files.choose': { actions: ['takeFiles', 'tellFiles'] },
        'file.accepted': { actions: ['placeFile', 'tellFiles'] },
        'file.refused': { actions: ['refuseFile', 'tellFiles'] },
        'form.submit': [{ guard: 'hasWaiting', target: 'checking' }, { target: 'submitting' }],
        'project.overwrite': { target: 'checking', actions: 'keepTag' },
        'project.take': {
          actions: [{ type: 'keepProject', params: ({ event }) => event.project }, 'tellFiles'],
        },
      },
    },
    /** Submitted while files are still looked at; one that is refused is shown first. */
    checking: {
      tags: 'busy',
      always: [{ guard: 'hasWaiting' }, { target: 'submitting' }],
      on: {
        'file.accepted': { actions: ['placeFile', 'tellFiles'] },
        'file.refused': { target: 'editing', actions: ['refuseFile', 'tellFiles'] },
      },
    },
    submitting: {
      tags: ['busy', 'uploading'],
      entry: 'forgetProgress',
      invoke: {
        src: 'watchUpload',
        id: 'watchUpload',
        input: ({ context }) => ({ id: context.id, values: context.values, etag: context.etag }),
      },
      on: {
        'upload.progressed': { actions: 'keepProgress' },
        'upload.accepted': [
          { guard: 'isNew', target: 'editing', actions: ['clear', 'tellFiles', 'tellSaved'] },
          { target: 'refreshing', actions: ['keepSaved', 'tellSaved'] },
        ],
        'upload.refused': [
          { guard: { type: 'isAborted', params: ({ event }) => event.problem }, target: 'editing' },
          { target: 'editing', actions: { type: 'tellRefused', params: ({ event }) => event.problem } },
        ],
        'upload.cancel': { target: 'editing', actions: 'tellCancelled' },
      },
    },
    /** The stored project replaces what was sent: its new frames have ids from now on. */
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'readProject',
        id: 'readProject',
        input: ({ context }) => ({ id: present(context.id, 'id') }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepProject', params: ({ event }) => event.output }, 'tellFiles'],
        },
        onError: {
          target: 'outdated',
          actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
        },
      },
    },
    outdated: {
      tags: 'outdated',
      on: { 'project.retry': 'refreshing' },
    },
  },
});
