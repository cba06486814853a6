import type { FilmRequest } from '../../domain/chosen-films.ts';
import type { Media } from '../../domain/content.ts';
import type { InspectedFile } from '../../domain/media-files.ts';
import { problemOf, watcher } from '../machine-utils.ts';
import type { StartFilms } from '../chosen-films/chosen-films.actors.ts';
import type { FileNews, FileToInspect, FileToStore, StoredByUpload, StoreEvent } from './slot-file.machine.ts';
import type { UploadProgress } from '../../api/http/upload.ts';

/** What a file on its way to a slot needs of the provider. */
export interface SlotFileClient {
  /** POST /api/projects/{id}/media, or /api/media-replacements (extensions). Rejects with a `ProblemError`. */
  storeFile(
    file: FileToStore,
    onProgress: (progress: UploadProgress) => void,
    signal: AbortSignal,
  ): Promise<StoredByUpload>;
}

/** What it needs of the browser. */
export interface SlotFilePlatform {
  /** Looks at a file and makes its preview. Never rejects. */
  inspectMediaFile(file: File): Promise<InspectedFile>;
  /** Lets go of the preview at this address. */
  releasePreview(url: string): void;
  /** Films are looked at and converted. */
  startFilms: StartFilms;
}

/** The I/O of the slot-file machine. */
export function createSlotFileActors(
  client: SlotFileClient,
  { inspectMediaFile, releasePreview, startFilms }: SlotFilePlatform,
) {
  return {
    watchFile: watcher<FileNews, FileToInspect, FilmRequest>(({ input: { file }, sendBack, receive }) => {
      let isOver = false;
      let shown: Media | null = null;
      const release = () => {
        if (shown !== null) releasePreview(shown.url);
      };
      const refuse = (reason: string) => sendBack({ type: 'file.refused', reason });
      const films = startFilms({
        onReady: (_, sent) => sendBack({ type: 'file.accepted', file: sent.file, media: sent.media ?? shown }),
        onRefused: (_, reason) => refuse(reason),
        onTold: ([film]) => sendBack({ type: 'film.told', film: film ?? null }),
      });
      receive(films.ask);
      const look = async () => {
        const found = await inspectMediaFile(file);
        shown = 'media' in found ? found.media : 'unfit' in found ? (found.preview ?? null) : null;
        if (isOver) release();
        else if ('reason' in found) refuse(found.reason);
        else if (shown?.kind === 'image') {
          const sent = 'media' in found ? found.file : undefined;
          sendBack({ type: 'file.accepted', file: sent ?? file, media: shown });
        } else
          films.use([
            {
              key: file.name,
              file,
              isKept: false,
              keepsOriginal: false,
              isHeard: true,
              isSilent: false,
              cannotKeep: 'unfit' in found ? found.unfit : null,
            },
          ]);
      };
      void look();
      return () => {
        isOver = true;
        films.end();
        release();
      };
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
