import { fromPromise } from 'xstate';
import type { EventObject } from 'xstate';
import type { ProjectFile } from '../../domain/content.ts';
import { refuseMedia } from '../../domain/slots.ts';
import { problemOf, watcher } from '../machine-utils.ts';
import type { FileToInspect, FileToStore, InspectedFile, StoreEvent } from './slot-file.machine.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import { isolated } from '../../domain/isolated.ts';

/** What a file on its way to a slot needs of the provider. */
export interface SlotFileClient {
  /** POST /api/projects/{id}/media (an extension). Rejects with a `ProblemError`. */
  storeFile(
    file: FileToStore,
    onProgress: (progress: UploadProgress) => void,
    signal: AbortSignal,
  ): Promise<ProjectFile>;
}

/** What it needs of the browser. */
export interface SlotFilePlatform {
  /** Looks at a file and makes its preview. Never rejects. */
  inspectMediaFile(file: File): Promise<InspectedFile>;
  /** Lets go of the preview at this address. */
  releasePreview(url: string): void;
}

/** The I/O of the slot-file machine. */
export function createSlotFileActors(client: SlotFileClient, { inspectMediaFile, releasePreview }: SlotFilePlatform) {
  return {
    inspectFile: fromPromise<InspectedFile, FileToInspect>(async ({ input, signal }) => {
      const found = await inspectMediaFile(input.file);
      if ('reason' in found) return found;
      const reason = refuseMedia(input.field, found);
      // Nobody will show it.
      if (reason !== null || signal.aborted) releasePreview(found.media.url);
      return reason === null ? found : { reason: `${isolated(input.file.name)} is a picture. ${reason}` };
    }),
    holdPreview: watcher<EventObject, { readonly url: string }>(({ input }) => () => {
      releasePreview(input.url);
    }),
    watchUpload: watcher<StoreEvent, FileToStore>(({ input, sendBack }) => {
      const ending = new AbortController();
      const tell = (event: StoreEvent) => {
        if (!ending.signal.aborted) sendBack(event);
      };
      client
        .storeFile(input, (progress) => tell({ type: 'upload.progressed', ...progress }), ending.signal)
        .then(
          (stored) => tell({ type: 'upload.accepted', stored }),
          (thrown: unknown) => tell({ type: 'upload.refused', problem: problemOf(thrown) }),
        );
      return () => {
        ending.abort();
      };
    }),
  };
}
