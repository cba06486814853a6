import { isPassing, reasonOf } from '../../../dashboard/shared/messages.ts';
import { DeleteImportMachineContext, RemoveImportedMachineContext } from '../../../dashboard/import-site/machines.ts';
import type { SiteImport } from '../../../domain/imports.ts';
import { createImportingActors } from '../../../machines/importing/importing.actors.ts';
import { importingMachine } from '../../../machines/importing/importing.machine.ts';
import { ImportingMachineContext } from '../../../machines/importing/importing.react.tsx';
import { inspectMediaFile, releasePreview } from '../../../platform/media-files.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf } from './generic.ts';

/** Between two looks at what is under way, in milliseconds. */
const pause = 1000;

/** What is sent of a chosen file. A film that visitors could not play is sent all the same: the server converts it. */
async function prepare(file: File): Promise<File | { readonly reason: string }> {
  const found = await inspectMediaFile(file);
  if ('reason' in found) return found;
  if ('unfit' in found) return file;
  releasePreview(found.media.url);
  return found.file ?? file;
}

/** The machines of the import's screen. */
export function createImportMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  const { beginFolder, bringFile, cancelImport, deleteImport, findImport, removeImported, runImport } = extensions;
  return [
    provide(
      ImportingMachineContext,
      importingMachine.provide({
        actors: createImportingActors({
          sendExport: (file, onShare, signal) =>
            extensions.sendExport(file, ({ sent, total }) => onShare(total === 0 ? 0 : sent / total), signal),
          beginFolder,
          prepare,
          bringFile,
          findImport,
          runImport,
          cancelImport,
          isOfFile: (problem) =>
            problem.kind === 'changed' || (problem.kind === 'http' && !isPassing(problem) && problem.status !== 401),
          reasonOf,
          later: (run) => {
            const timer = setTimeout(run, pause);
            return () => clearTimeout(timer);
          },
        }),
      }),
    ),
    provide(
      RemoveImportedMachineContext,
      confirmOf<SiteImport>(async ({ id }) => {
        await removeImported(id);
        return null;
      }),
    ),
    provide(
      DeleteImportMachineContext,
      confirmOf<SiteImport>(async ({ id }) => {
        await deleteImport(id);
        return null;
      }),
    ),
  ];
}
