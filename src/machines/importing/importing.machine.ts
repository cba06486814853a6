import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { isUnderWay } from '../../domain/imports.ts';
import type { FolderFile, ImportChoices, SiteImport } from '../../domain/imports.ts';
import { placeholderCallback, placeholderPromise, present, problemOf, typed } from '../machine-utils.ts';
import { firstIn, foundIn, nothing, opened, withoutFirst } from './importing.context.ts';
import type { ImportingContext } from './importing.context.ts';
import type {
  ExportToSend,
  FileToBring,
  FolderToBegin,
  ImportToRead,
  ImportToRun,
  ImportingEmitted,
  ImportingEvent,
} from './importing.events.ts';

/** What is shown first: an import that is under way, or was looked at before; or null. */
export interface ImportingInput {
  readonly found: SiteImport | null;
}

/**
 * Takes the contents of a former site: an export that is looked through, or a folder that is brought file by file; what of it is
 * wanted; and the work of the server, which goes on while nobody looks.
 */
export const importingMachine = setup({
  types: typed<{
    context: ImportingContext;
    events: ImportingEvent;
    emitted: ImportingEmitted;
    input: ImportingInput;
    tags: 'busy';
  }>(),
  actors: {
    /** Says `upload.progressed`, then `upload.finished` or `upload.failed`. Stopped, it sends no more. */
    sendExport: placeholderCallback<ExportToSend>('sendExport'),
    beginFolder: placeholderPromise<SiteImport, FolderToBegin>('beginFolder'),
    /** Resolves with the reason why the file is of no use; null once it has been brought. */
    bringFile: placeholderPromise<string | null, FileToBring>('bringFile'),
    readImport: placeholderPromise<SiteImport, ImportToRead>('readImport'),
    runImport: placeholderPromise<SiteImport, ImportToRun>('runImport'),
    /** Says `import.read` now and then, and `import.lost` where it cannot. */
    watchImport: placeholderCallback<ImportToRead>('watchImport'),
    cancelImport: placeholderPromise<SiteImport, ImportToRead>('cancelImport'),
  },
  guards: {
    isUnderWay: (_, { found }: { readonly found: SiteImport | null }) => found !== null && isUnderWay(found),
    isThere: (_, { found }: { readonly found: SiteImport | null }) => found !== null,
    isBrought: ({ context }) => context.queue.length === 0,
    hasFiles: (_, { files }: { readonly files: readonly FolderFile[] }) => files.length > 0,
  },
  actions: {
    forget: assign(nothing),
    keepFile: assign((_, { file }: { readonly file: File }) => ({ ...nothing, file, name: file.name })),
    keepFolder: assign((_, { name, files }: { readonly name: string; readonly files: readonly FolderFile[] }) => ({
      ...nothing,
      name,
      queue: files,
      total: files.length,
    })),
    keepShare: assign((_, { share }: { readonly share: number }) => ({ share })),
    keepFound: assign((_, { found }: { readonly found: SiteImport }) => ({ found, problem: null })),
    keepChoices: assign((_, { choices }: { readonly choices: ImportChoices }) => ({ choices })),
    keepProblem: assign((_, { problem }: { readonly problem: Problem }) => ({ problem })),
    open: assign((_, { found }: { readonly found: SiteImport }) => opened(found)),
    dropFirst: assign(({ context }, { reason }: { readonly reason: string | null }) => withoutFirst(context, reason)),
    tellChanged: emit({ type: 'importing.changed' }),
    tellFailed: emit((_, { problem }: { readonly problem: Problem }): ImportingEmitted => ({
      type: 'importing.failed',
      problem,
    })),
  },
}).createMachine({
  id: 'importing',
  context: ({ input: { found } }) => (found === null ? nothing : { ...nothing, ...opened(found) }),
  initial: 'opening',
  on: { 'import.closed': { target: '.idle', actions: 'forget' } },
  states: {
    opening: {
      always: [
        { guard: { type: 'isUnderWay', params: ({ context }) => context }, target: 'following' },
        { guard: { type: 'isThere', params: ({ context }) => context }, target: 'shown' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'export.chosen': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
        'folder.chosen': {
          guard: { type: 'hasFiles', params: ({ event }) => event },
          target: 'beginning',
          actions: { type: 'keepFolder', params: ({ event }) => event },
        },
        'import.opened': [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'following',
            actions: { type: 'open', params: ({ event }) => event },
          },
          { target: 'shown', actions: { type: 'open', params: ({ event }) => event } },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'sendExport',
        src: 'sendExport',
        input: ({ context }) => ({ file: present(context.file, 'file') }),
      },
      on: {
        'upload.progressed': { actions: { type: 'keepShare', params: ({ event }) => event } },
        'upload.finished': {
          target: 'shown',
          actions: [{ type: 'open', params: ({ event }) => event }, 'tellChanged'],
        },
        'upload.failed': {
          target: 'idle',
          actions: [{ type: 'tellFailed', params: ({ event }) => event }, 'forget'],
        },
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginFolder',
        src: 'beginFolder',
        input: ({ context }) => context,
        onDone: {
          target: 'bringing',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'tellFailed', params: ({ event }) => ({ problem: problemOf(event.error) }) }, 'forget'],
        },
      },
    },
    bringing: {
      tags: 'busy',
      invoke: {
        id: 'bringFile',
        src: 'bringFile',
        input: ({ context }) => ({ found: foundIn(context), file: firstIn(context) }),
        onDone: {
          target: 'sorting',
          actions: { type: 'dropFirst', params: ({ event }) => ({ reason: event.output }) },
        },
        onError: {
          target: 'interrupted',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
    },
    sorting: { always: [{ guard: 'isBrought', target: 'looking' }, { target: 'bringing' }] },
    interrupted: {
      on: {
        'files.retried': { target: 'bringing' },
        'file.skipped': {
          target: 'sorting',
          actions: { type: 'dropFirst', params: () => ({ reason: 'You left it out.' }) },
        },
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'readImport',
        src: 'readImport',
        input: ({ context }) => ({ found: foundIn(context) }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'open', params: ({ event }) => ({ found: event.output }) }, 'tellChanged'],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'tellFailed', params: ({ event }) => ({ problem: problemOf(event.error) }) }, 'forget'],
        },
      },
    },
    shown: {
      on: {
        'choices.changed': { actions: { type: 'keepChoices', params: ({ event }) => event } },
        'import.run': { target: 'starting' },
        'import.refresh': { target: 'looking' },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'runImport',
        src: 'runImport',
        input: ({ context }) => ({ found: foundIn(context), choices: context.choices }),
        onDone: {
          target: 'following',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'shown',
          actions: { type: 'tellFailed', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
    },
    following: {
      invoke: { id: 'watchImport', src: 'watchImport', input: ({ context }) => ({ found: foundIn(context) }) },
      on: {
        'import.read': [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          { target: 'shown', actions: [{ type: 'keepFound', params: ({ event }) => event }, 'tellChanged'] },
        ],
        'import.lost': { actions: { type: 'keepProblem', params: ({ event }) => event } },
        'import.stop': { target: 'stopping' },
      },
    },
    stopping: {
      tags: 'busy',
      invoke: {
        id: 'cancelImport',
        src: 'cancelImport',
        input: ({ context }) => ({ found: foundIn(context) }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }, 'tellChanged'],
        },
        onError: {
          target: 'following',
          actions: { type: 'tellFailed', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
    },
  },
});
