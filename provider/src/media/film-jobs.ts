import { unknownFilm } from './film-facts.ts';
import type { FilmFacts } from './film-facts.ts';
import { withFilm } from './film-file.ts';
import { readMp4 } from './mp4.ts';
import { stripFilm } from './strip-film.ts';
import { readWebm } from './webm.ts';

/** The jobs of the process for films. Paths are absolute. */
export type FilmJob =
  | { readonly kind: 'facts'; readonly source: string; readonly extension: string }
  /** Takes out in place what is not shown. */
  | { readonly kind: 'strip'; readonly source: string; readonly extension: string };

function readFacts({ source, extension }: FilmJob): FilmFacts {
  if (extension === 'mp4' || extension === 'mov') return withFilm(source, 'r', readMp4);
  return extension === 'webm' ? withFilm(source, 'r', readWebm) : unknownFilm;
}

/**
 * Does one job.
 * @returns what is known of the film with `facts`; else `null`
 * @throws {FileRefused} where nobody knows what is in it
 */
export async function work(job: FilmJob): Promise<FilmFacts | null> {
  if (job.kind === 'facts') return readFacts(job);
  stripFilm(job.source, job.extension);
  return null;
}
