import { fromPromise } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Id } from '../../domain/content.ts';
import type { FolderFile, ImportChoices, SiteImport } from '../../domain/imports.ts';
import { problemOf, watcher } from '../machine-utils.ts';
import type {
  ExportToSend,
  FileToBring,
  FolderToBegin,
  ImportToRead,
  ImportToRun,
  ImportingEvent,
} from './importing.events.ts';

/** What an import needs of the browser and of the provider. */
export interface ImportingPlatform {
  sendExport(file: File, onShare: (share: number) => void, signal: AbortSignal): Promise<SiteImport>;
  beginFolder(name: string): Promise<SiteImport>;
  /**
   * What is to be sent of a chosen file: itself, or what was made of it; or why it is of no use.
   */
  prepare(file: File): Promise<File | { readonly reason: string }>;
  bringFile(id: Id, file: FolderFile, signal: AbortSignal): Promise<void>;
  findImport(id: Id, signal: AbortSignal): Promise<SiteImport>;
  runImport(id: Id, choices: ImportChoices): Promise<SiteImport>;
  cancelImport(id: Id): Promise<SiteImport>;
  /** Whether what went wrong belongs to this one file, and the next may be tried. */
  isOfFile(problem: Problem): boolean;
  reasonOf(problem: Problem): string;
  /** Calls back after a while; returns the way to stop. */
  later(run: () => void): () => void;
}

/** The I/O of the importing machine. */
export function createImportingActors(platform: ImportingPlatform) {
  return {
    sendExport: watcher<ImportingEvent, ExportToSend>(({ input, sendBack }) => {
      const stop = new AbortController();
      platform
        .sendExport(input.file, (share) => sendBack({ type: 'upload.progressed', share }), stop.signal)
        .then((found) => sendBack({ type: 'upload.finished', found }))
        .catch((error: unknown) => sendBack({ type: 'upload.failed', problem: problemOf(error) }));
      return () => stop.abort();
    }),
    beginFolder: fromPromise<SiteImport, FolderToBegin>(({ input }) => platform.beginFolder(input.name)),
    bringFile: fromPromise<string | null, FileToBring>(async ({ input: { found, file }, signal }) => {
      const prepared = await platform.prepare(file.file);
      if (!(prepared instanceof File)) return prepared.reason;
      const path = file.path.slice(0, file.path.length - file.file.name.length) + prepared.name;
      try {
        await platform.bringFile(found.id, { path, file: prepared }, signal);
        return null;
      } catch (error) {
        const problem = problemOf(error);
        if (!platform.isOfFile(problem)) throw error;
        return platform.reasonOf(problem);
      }
    }),
    readImport: fromPromise<SiteImport, ImportToRead>(({ input, signal }) =>
      platform.findImport(input.found.id, signal),
    ),
    runImport: fromPromise<SiteImport, ImportToRun>(({ input }) => platform.runImport(input.found.id, input.choices)),
    watchImport: watcher<ImportingEvent, ImportToRead>(({ input, sendBack }) => {
      const stop = new AbortController();
      let stopWaiting: () => void = () => undefined;
      const look = (): void => {
        platform
          .findImport(input.found.id, stop.signal)
          .then((found) => sendBack({ type: 'import.read', found }))
          .catch((error: unknown) => {
            if (!stop.signal.aborted) sendBack({ type: 'import.lost', problem: problemOf(error) });
          })
          .finally(() => {
            if (!stop.signal.aborted) stopWaiting = platform.later(look);
          });
      };
      stopWaiting = platform.later(look);
      return () => {
        stop.abort();
        stopWaiting();
      };
    }),
    cancelImport: fromPromise<SiteImport, ImportToRead>(({ input }) => platform.cancelImport(input.found.id)),
  };
}
