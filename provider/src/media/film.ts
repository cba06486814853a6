import { paths } from '../paths.ts';
import { createChildWorker, FileRefused, wasTooMuch } from './child-worker.ts';
import { unknownFilm } from './film-facts.ts';
import type { FilmFacts } from './film-facts.ts';
import type { FilmJob } from './film-jobs.ts';

/**
 * One at a time: each is bounded by the number of parts that it walks through (`strip-film.ts`), and takes a second or two at worst. The
 * limits are for what nobody has thought of.
 */
const run = createChildWorker<FilmJob, FilmFacts | null>({
  script: paths.filmProcess,
  concurrency: 1,
  niceness: 0,
  // Emptying 256 MB takes its time on a slow disk, though not of the processor.
  timeLimit: 60,
  processorLimit: 10,
  heapLimit: 512,
});

/** @throws {FileRefused} also where the process was ended by the film; another failure stays as it is */
async function runOrRefuse(job: FilmJob): Promise<FilmFacts | null> {
  try {
    return await run(job);
  } catch (error) {
    if (wasTooMuch(error))
      throw new FileRefused('This film takes too long to look through. Export it once more as MP4 (H.264).');
    throw error;
  }
}

/**
 * Reads what a film's headers say, in a process of its own.
 * @throws {FileRefused} where that takes too much
 */
export const readFilm = async (source: string, extension: string): Promise<FilmFacts> =>
  (await runOrRefuse({ kind: 'facts', source, extension })) ?? unknownFilm;

/**
 * Takes from a film, in its file, what is not shown or heard, in a process of its own (`strip-film.ts`).
 * @throws {FileRefused} where nobody knows what is in it, or that takes too much; it may be changed in part
 */
export async function cleanFilm(source: string, extension: string): Promise<void> {
  await runOrRefuse({ kind: 'strip', source, extension });
}
