import { rm } from 'node:fs/promises';
import { HttpError } from '../lib/http-error.ts';
import { Upload } from '../lib/upload.ts';
import { paths } from '../paths.ts';
import { createChildWorker, FileRefused, wasTooMuch } from './child-worker.ts';
import type { FontFacts, FontJob } from './font-jobs.ts';
import { unmeasured } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';

/** What a font may have, in bytes. */
const mostFontBytes = 2 * 1024 * 1024;

const run = createChildWorker<FontJob, FontFacts | null>({
  script: paths.fontProcess,
  concurrency: 1,
  niceness: 5,
  timeLimit: 60,
  processorLimit: 10,
  heapLimit: 256,
  memoryLimit: 700,
});

/** A font that was cut. Both files lie beside the one that came, which nobody gets. */
export interface CutFont {
  readonly facts: FontFacts;
  readonly first: Upload;
  readonly rest: Upload;
  /** Removes both, where they were not saved. */
  discard(): Promise<void>;
}

const refuse = (status: number, message: string, { part }: Upload): HttpError =>
  new HttpError(status, message, { part });

async function runOrRefuse(job: FontJob): Promise<FontFacts | null> {
  try {
    return await run(job);
  } catch (error) {
    if (wasTooMuch(error))
      throw new FileRefused('This font takes too much to look through. Export it again, with fewer letters.');
    throw error;
  }
}

/**
 * Cuts a font in a process of its own, within ten seconds of the processor and 700 MB.
 * @throws {HttpError} 413, 415
 */
export async function cutUpload(upload: Upload): Promise<CutFont> {
  if (upload.bytes > mostFontBytes) throw refuse(413, 'A font may have 2 MB at most.', upload);
  const [first, rest] = [`${upload.path}-first`, `${upload.path}-rest`];
  const discard = async (): Promise<void> => {
    await Promise.all([first, rest].map((path) => rm(path, { force: true })));
  };
  try {
    const facts = await runOrRefuse({ kind: 'cut', source: upload.path, first, rest });
    if (facts === null) throw new Error('A font was cut, and nothing is known of it.');
    const { originalName } = upload;
    return {
      facts,
      first: new Upload('face', first, originalName, facts.firstBytes),
      rest: new Upload('faceRest', rest, originalName, facts.restBytes),
      discard,
    };
  } catch (error) {
    await discard();
    throw error instanceof FileRefused ? refuse(415, error.message, upload) : error;
  }
}

/** Whether a file is a font as it was cut here: nothing else of this kind is stored. */
export const isCutFont = async (path: string): Promise<boolean> =>
  runOrRefuse({ kind: 'check', source: path }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FileRefused) return false;
      throw error;
    },
  );

/** What is noted of a file that was cut here. */
export const factsOfFont = ({ bytes }: Upload): MediaFacts => ({
  contentType: 'font/woff2',
  extension: 'woff2',
  mediaType: 'IMAGE',
  bytes,
  ...unmeasured,
});
