import type { Id, ProjectMedia } from '../../../domain/content.ts';
import type { NewRendition } from '../../../domain/renditions.ts';

/** What the renditions of new films are sent with. */
export interface NewRenditionTools {
  projectMedia(id: string, signal: AbortSignal): Promise<ProjectMedia>;
  setRendition(path: string, rendition: Blob): Promise<void>;
  /** A film without a version for phones still plays, and All Media lists it: what fails is only noted. */
  logFailure(reason: unknown): void;
}

/**
 * Makes the function that sends the renditions of a project's new films, which are known by name and size. To be called
 * when the project has been stored; it never rejects.
 */
export function createNewRenditions({ projectMedia, setRendition, logFailure }: NewRenditionTools) {
  return async (id: Id, renditions: readonly NewRendition[]): Promise<void> => {
    if (renditions.length === 0) return;
    try {
      const { header, media } = await projectMedia(String(id), new AbortController().signal);
      const files = header === null ? media : [header, ...media];
      for (const { name, bytes, rendition } of renditions) {
        const film = files.find((file) => file.name === name && file.bytes === bytes);
        if (film !== undefined) await setRendition(film.path, rendition);
      }
    } catch (thrown) {
      logFailure(thrown);
    }
  };
}

/** Makes the function that sends the rendition of one stored film; it never rejects. */
export function createNewRendition({ setRendition, logFailure }: Omit<NewRenditionTools, 'projectMedia'>) {
  return (path: string, rendition: Blob): Promise<void> => setRendition(path, rendition).catch(logFailure);
}
