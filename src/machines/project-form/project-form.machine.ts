import { assign, emit, sendTo, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import type { FilmProgress, FilmRequest } from '../../domain/chosen-films.ts';
import type { ForEditing, GridType, Id, Project, WrittenProject } from '../../domain/content.ts';
import type { ProjectDraft } from '../../domain/project-draft.ts';
import type { ProjectEdit } from '../../domain/project-edits.ts';
import { emptyProject } from '../../domain/project-form.ts';
import { present, problemOf, typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';
import * as chosen from './chosen-files.ts';
import type { AcceptedFile, ChosenFiles, FilesInUse, RefusedFile } from './chosen-files.ts';
import { fold, show, type Folding, type FoldState, type KeptFolds } from './folds.ts';
import { openForm, sentForm, takeProject, withGrid, withRefusal } from './context.ts';
import type { ProjectFormContext, SentForm } from './context.ts';
import { arrange, type ArrangementEvent } from './arrangement.ts';
import { afterEdit } from './refusal.ts';
import type { ProjectFormEmitted, ProjectFormEvent, ProjectOverwrite } from './events.ts';
import type { ProjectToSave } from './upload.ts';

/**
 * One project's form (specification, section 2, "Create project"; section 4, "Project form"). Files are inspected before
 * they count. After a creation the form is empty again; after an edit it is kept and read again, so that a file that has
 * been stored is never sent twice. A failure or a cancelled upload leaves it as it was.
 */
export const projectFormMachine = setup({
  types: typed<{
    context: ProjectFormContext;
    events: ProjectFormEvent;
    emitted: ProjectFormEmitted;
    input: { readonly project: ForEditing<Project> | null };
    tags: 'busy' | 'uploading' | 'outdated';
  }>(),
  actors: {
    /** Inspects waiting files, has films converted, creates their previews, and revokes previews that nothing shows any more. */
    watchFiles: placeholderCallback<undefined, FilesInUse | FilmRequest>('watchFiles'),
    /** Sends the form and reports its progress; stopped, it aborts the request. */
    watchUpload: placeholderCallback<ProjectToSave>('watchUpload'),
    /** Tells which grids were folded, and remembers which are. */
    watchFolds: placeholderCallback<{ readonly id: Id | null }, KeptFolds>('watchFolds'),
    readProject: placeholderPromise<ForEditing<Project>, { readonly id: Id }>('readProject'),
  },
  guards: {
    isPreparing: ({ context }) => chosen.isPreparing(context),
    isHeld: ({ context }) => chosen.isHeld(context),
    isNew: ({ context }) => context.id === null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    edit: assign(({ context }, edit: ProjectEdit) => ({ ...afterEdit(context, edit), addedGrid: null })),
    addGrid: assign(({ context }, { gridType }: { readonly gridType: GridType }) => withGrid(context, gridType)),
    keepPlaces: assign(({ context }) => chosen.keepPlaces(context)),
    restore: assign(({ context }, draft: ProjectDraft) => ({
      ...chosen.restoreFiles(draft, context.serial),
      addedGrid: null,
      idempotencyKey: draft.idempotencyKey ?? null,
    })),
    reset: assign(({ context }) => ({ values: context.stored, waiting: [], ...chosen.noFiles, idempotencyKey: null })),
    takeFiles: assign(({ context }, { place, files }: ChosenFiles) => chosen.takeFiles(context, place, files)),
    arrange: assign(({ context }, change: ArrangementEvent) => arrange(context, change)),
    dropRemoved: assign(({ context }) => chosen.dropRemoved(context)),
    placeFile: assign(({ context }, accepted: AcceptedFile) => chosen.placeFile(context, accepted)),
    dropWaiting: assign(({ context }, key: string) => chosen.dropWaiting(context, key)),
    keepFilms: assign(({ context }, films: readonly FilmProgress[]) => chosen.told(context, films)),
    passOn: sendTo('watchFiles', (_, request: FilmRequest) => request),
    refuseFile: assign(({ context }, { key, reason }: RefusedFile) => chosen.refuseFile(context, key, reason)),
    placeRefusal: assign(({ context }, why: Problem) => withRefusal(context, why)),
    tellFiles: sendTo('watchFiles', ({ context }) => chosen.filesInUse(context)),
    fold: assign(({ context }, { grids, isFolded }: Folding) => fold(context, grids, isFolded)),
    keepFolds: assign((_, { folded }: FoldState) => ({ folded })),
    tellFolds: sendTo('watchFolds', ({ context: { folded } }): KeptFolds => ({ type: 'folds.kept', folded })),
    keepProgress: assign((_, { sent, total }: UploadProgress) => ({ progress: { sent, total } })),
    keepKey: assign(({ context }, { idempotencyKey }: { readonly idempotencyKey: string }) => ({
      idempotencyKey: context.id === null ? (context.idempotencyKey ?? idempotencyKey) : null,
    })),
    forgetProgress: assign({ progress: null }),
    clear: assign({ values: emptyProject, stored: emptyProject, ...chosen.noFiles, idempotencyKey: null }),
    keepSaved: assign(({ context }) => ({ stored: context.values, ...chosen.noFiles })),
    keepMerged: assign((_, { etag, merged }: ProjectOverwrite) => ({ etag, ...merged })),
    setProject: assign(({ context }, project: ForEditing<Project>) => takeProject(context, project)),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    tellSaved: emit((_, saved: { readonly written: WrittenProject | null; readonly sent: SentForm }) => ({
      type: 'project.saved' as const,
      ...saved,
    })),
    tellRefused: emit((_, problem: Problem) => ({ type: 'project.refused' as const, problem })),
    tellCancelled: emit({ type: 'project.cancelled' }),
    tellHeld: emit({ type: 'project.held' }),
  },
}).createMachine({
  id: 'projectForm',
  initial: 'editing',
  context: ({ input }) => openForm(input.project),
  invoke: [
    { src: 'watchFiles', id: 'watchFiles' },
    { src: 'watchFolds', id: 'watchFolds', input: ({ context }) => ({ id: context.id }) },
  ],
  on: {
    'file.accepted': { actions: [{ type: 'placeFile', params: ({ event }) => event }, 'tellFiles'] },
    'file.refused': { actions: [{ type: 'refuseFile', params: ({ event }) => event }, 'tellFiles', show] },
    'films.told': { actions: { type: 'keepFilms', params: ({ event }) => event.films } },
    'film.keep': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.preserve': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.hear': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.silence': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.cancel': { actions: { type: 'passOn', params: ({ event }) => event } },
    'film.retry': { actions: { type: 'passOn', params: ({ event }) => event } },
    'file.replaced': { actions: { type: 'edit', params: ({ event }) => event } },
    'grids.folded': { actions: [{ type: 'fold', params: ({ event }) => event }, 'tellFolds'] },
    'folds.found': { actions: { type: 'keepFolds', params: ({ event }) => event } },
    'file.drop': { actions: [{ type: 'dropWaiting', params: ({ event }) => event.key }, 'tellFiles'] },
  },
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'header.removed': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'header.restored': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'credit.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'credit.added': { actions: { type: 'edit', params: ({ event }) => event } },
        'credits.pasted': { actions: { type: 'edit', params: ({ event }) => event } },
        'credit.edited': { actions: { type: 'edit', params: ({ event }) => event } },
        'credit.moved': { actions: { type: 'edit', params: ({ event }) => event } },
        'credit.restored': { actions: { type: 'edit', params: ({ event }) => event } },
        'credit.removed': { actions: { type: 'edit', params: ({ event }) => event } },
        'related.added': { actions: { type: 'edit', params: ({ event }) => event } },
        'related.removed': { actions: { type: 'edit', params: ({ event }) => event } },
        'grid.added': { actions: { type: 'addGrid', params: ({ event }) => event } },
        'grid.moved': { actions: { type: 'edit', params: ({ event }) => event } },
        'grid.removed': { actions: [{ type: 'edit', params: ({ event }) => event }, 'keepPlaces', 'tellFiles'] },
        'grid.restored': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'grid.retyped': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'text.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'frame.removed': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'frame.restored': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'frame.moved': {
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'fold', params: ({ event }) => ({ grids: [event.to.grid], isFolded: false }) },
          ],
        },
        'view.kept': { actions: { type: 'edit', params: ({ event }) => event } },
        'dark.changed': { actions: [{ type: 'edit', params: ({ event }) => event }, 'tellFiles'] },
        'files.chosen': { actions: [{ type: 'takeFiles', params: ({ event }) => event }, 'tellFiles', show] },
        'surplus.placed': { actions: [{ type: 'arrange', params: ({ event }) => event }, 'tellFiles'] },
        'surplus.dropped': { actions: [{ type: 'arrange', params: ({ event }) => event }, 'tellFiles'] },
        'added.moved': { actions: [{ type: 'arrange', params: ({ event }) => event }, 'tellFiles'] },
        'added.removed': { actions: [{ type: 'arrange', params: ({ event }) => event }, 'tellFiles'] },
        'added.restored': { actions: [{ type: 'arrange', params: ({ event }) => event }, 'tellFiles'] },
        'added.dismissed': { actions: [{ type: 'arrange', params: ({ event }) => event }, 'tellFiles'] },
        'form.restored': { actions: [{ type: 'restore', params: ({ event }) => event.draft }, 'tellFiles'] },
        'form.reset': { actions: ['reset', 'tellFiles'] },
        'form.submit': { target: 'checking', actions: { type: 'keepKey', params: ({ event }) => event } },
        'project.overwrite': {
          target: 'checking',
          actions: [{ type: 'keepMerged', params: ({ event }) => event }, 'keepPlaces', 'tellFiles'],
        },
        'project.take': {
          actions: [{ type: 'setProject', params: ({ event }) => event.project }, 'tellFiles', 'tellFolds'],
        },
      },
    },
    /** Waits for the inspection of files; a refused one leads back to the form. */
    checking: {
      tags: 'busy',
      entry: ['dropRemoved', 'tellFiles'],
      always: [
        { guard: 'isHeld', target: 'editing', actions: ['tellHeld', show] },
        { guard: 'isPreparing' },
        { target: 'submitting' },
      ],
      on: {
        'upload.cancel': 'editing',
        'file.refused': {
          target: 'editing',
          actions: [{ type: 'refuseFile', params: ({ event }) => event }, 'tellFiles', show],
        },
      },
    },
    submitting: {
      tags: ['busy', 'uploading'],
      entry: 'forgetProgress',
      invoke: {
        src: 'watchUpload',
        id: 'watchUpload',
        input: ({ context }) => chosen.toSave(context),
      },
      on: {
        'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        'upload.accepted': [
          {
            guard: 'isNew',
            target: 'editing',
            // What was sent is told before it is cleared.
            actions: [
              {
                type: 'tellSaved',
                params: ({ event: { written }, context }) => ({ written, sent: sentForm(context) }),
              },
              'clear',
              'tellFiles',
            ],
          },
          {
            target: 'refreshing',
            actions: [
              {
                type: 'tellSaved',
                params: ({ event: { written }, context }) => ({ written, sent: sentForm(context) }),
              },
              'keepSaved',
            ],
          },
        ],
        'upload.refused': [
          { guard: { type: 'isAborted', params: ({ event }) => event.problem }, target: 'editing' },
          {
            target: 'editing',
            actions: [
              { type: 'placeRefusal', params: ({ event }) => event.problem },
              show,
              { type: 'tellRefused', params: ({ event }) => event.problem },
            ],
          },
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
          actions: [{ type: 'setProject', params: ({ event }) => event.output }, 'tellFiles', 'tellFolds'],
        },
        onError: {
          target: 'outdated',
          actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
        },
      },
    },
    outdated: { tags: 'outdated', on: { 'project.retry': 'refreshing' } },
  },
});
