import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import type { FolderFile, ImportChoices, SiteImport } from '../../domain/imports.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { ImportingContext } from './importing.context.ts';
import type { importingMachine } from './importing.machine.ts';

export { filesChosen, filesDropped } from '../../platform/folders.ts';

export const ImportingMachineContext = createMachineContext<typeof importingMachine>('ImportingMachineContext');

/** What is drawn of an import. */
export interface Importing extends Omit<ImportingContext, 'file'> {
  readonly state:
    | 'opening'
    | 'idle'
    | 'uploading'
    | 'beginning'
    | 'bringing'
    | 'sorting'
    | 'interrupted'
    | 'looking'
    | 'shown'
    | 'starting'
    | 'following'
    | 'stopping';
  readonly chooseExport: (file: File) => void;
  readonly chooseFolder: (name: string, files: readonly FolderFile[]) => void;
  readonly open: (found: SiteImport) => void;
  readonly close: () => void;
  readonly retryFiles: () => void;
  readonly skipFile: () => void;
  readonly choose: (choices: ImportChoices) => void;
  readonly run: () => void;
  readonly stop: () => void;
  readonly refresh: () => void;
}

export interface ImportingListeners {
  /** The list of imports is another now. */
  readonly onChanged: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/** @param found what is shown at first: an import that is under way, or was looked at before; or null */
export function useImporting(found: SiteImport | null, { onChanged, onFailed }: ImportingListeners): Importing {
  const actor = useActorRef(useProvidedMachine(ImportingMachineContext), { input: { found } });
  const shown = useSelector(actor, ({ value, context }) => ({ ...context, state: value }), shallowEqual);
  useEmitted(actor, {
    'importing.changed': onChanged,
    'importing.failed': ({ problem }) => onFailed(problem),
  });
  return {
    ...shown,
    chooseExport: (file) => actor.send({ type: 'export.chosen', file }),
    chooseFolder: (name, files) => actor.send({ type: 'folder.chosen', name, files }),
    open: (next) => actor.send({ type: 'import.opened', found: next }),
    close: () => actor.send({ type: 'import.closed' }),
    retryFiles: () => actor.send({ type: 'files.retried' }),
    skipFile: () => actor.send({ type: 'file.skipped' }),
    choose: (choices) => actor.send({ type: 'choices.changed', choices }),
    run: () => actor.send({ type: 'import.run' }),
    stop: () => actor.send({ type: 'import.stop' }),
    refresh: () => actor.send({ type: 'import.refresh' }),
  };
}
