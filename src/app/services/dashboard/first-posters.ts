import type { Id, ProjectMedia } from '../../../domain/content.ts';

/** What first posters are made with. */
export interface FirstPosterTools {
  projectMedia(id: string, signal: AbortSignal): Promise<ProjectMedia>;
  takeFrame(source: Blob | string, seconds: number): Promise<Blob>;
  setPoster(path: string, image: Blob): Promise<void>;
  /** A film without a poster still plays: what fails is only noted. */
  logFailure(reason: unknown): void;
}

/** A film often begins with black. In seconds. */
const AT = 1;

/** Makes the function that gives one film its first poster, from the file itself; it never rejects. */
export function createFirstPoster({ takeFrame, setPoster, logFailure }: Omit<FirstPosterTools, 'projectMedia'>) {
  return (path: string, film: Blob | string): Promise<void> =>
    takeFrame(film, AT)
      .then((frame) => setPoster(path, frame))
      .catch(logFailure);
}

/**
 * Makes the function that gives a project's films their first posters, a frame at one second, for films that have none.
 * To be called when a project has been stored; it never rejects. One film after the other: each is read as a whole.
 */
export function createFirstPosters({ projectMedia, ...tools }: FirstPosterTools) {
  const setFirst = createFirstPoster(tools);
  return async (id: Id): Promise<void> => {
    try {
      const { header, media } = await projectMedia(String(id), new AbortController().signal);
      const files = header === null ? media : [header, ...media];
      // A provider that keeps no details with its media keeps no posters either.
      const films = files.filter(
        (file) => file.media.kind === 'video' && file.media.poster === null && file.hasDetails,
      );
      for (const { media: film, path } of films) {
        await setFirst(path, film.url);
      }
    } catch (thrown) {
      tools.logFailure(thrown);
    }
  };
}
