import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Upload } from '../lib/upload.ts';
import { conversionFault, mainTarget } from '../rules/film-versions.ts';
import type { FilmConverter } from './film-converter.ts';
import type { MediaFacts } from './inspect.ts';

/** How far the conversion of a film is that an administrator waits for. */
export interface FilmConversion {
  readonly id: string;
  readonly state: 'waiting' | 'converting' | 'done' | 'failed';
  /** Of the film, 0 to 1. */
  readonly share: number;
  /** The result, once it is there: its file name in the folder of incomplete uploads, and its size. */
  readonly file: { readonly name: string; readonly bytes: number } | null;
}

/** The films that administrators have converted. Nothing of them outlives the process. */
export interface FilmConversions {
  /**
   * Takes an uploaded film over, and begins with it when the one before is done.
   * @throws {HttpError} 429 while there are as many as there may be
   */
  begin(film: { readonly upload: Upload; readonly facts: MediaFacts }, terms: FilmTerms): Promise<FilmConversion>;
  /** `null` where this administrator has none with this id. */
  find(id: string, administratorId: number): FilmConversion | null;
  /** Stops it and removes its files. @returns whether there was one */
  remove(id: string, administratorId: number): boolean;
  /** Removes those whose time is over. */
  removeExpired(): void;
}

interface FilmTerms {
  readonly administratorId: number;
  readonly keepsSound: boolean;
  readonly onFailure: (reason: unknown) => void;
}

interface Job {
  now: FilmConversion;
  readonly administratorId: number;
  readonly beganAt: number;
  askedAt: number;
  readonly stopping: AbortController;
}

interface ConversionServices {
  readonly films: FilmConverter;
  /** Folder of incomplete uploads, emptied at the start. */
  readonly incoming: string;
  readonly clock: Clock;
}

/** The most films whose files may lie on the disk. */
const most = 4;
/** In milliseconds: of a conversion, and of one that nobody asks for any more. A page in the background asks once a minute. */
const life = { whole: 60 * 60_000, unasked: 2 * 60_000 } as const;

/** What cannot be removed is gone after the next start. */
function removeFile(path: string): void {
  rm(path, { force: true }).catch(() => undefined);
}

/** One conversion at a time, in memory of this process; files lie in the folder of incomplete uploads. */
export function createFilmConversions({ films, incoming, clock }: ConversionServices): FilmConversions {
  const jobs = new Map<string, Job>();

  function drop(job: Job): void {
    jobs.delete(job.now.id);
    job.stopping.abort();
    if (job.now.file !== null) removeFile(join(incoming, job.now.file.name));
  }

  function removeExpired(): void {
    const now = clock();
    for (const job of jobs.values())
      if (now - job.beganAt >= life.whole || now - job.askedAt >= life.unasked) drop(job);
  }

  function find(id: string, administratorId: number): Job | null {
    removeExpired();
    const job = jobs.get(id);
    return job?.administratorId === administratorId ? job : null;
  }

  /** Never rejects. */
  async function run(job: Job, source: string, facts: MediaFacts, { keepsSound, onFailure }: FilmTerms): Promise<void> {
    const { stopping } = job;
    try {
      const made = await films.convert({ ...facts, path: source }, mainTarget(facts, keepsSound), {
        signal: stopping.signal,
        onProgress: (seconds) => {
          const share = facts.duration === null ? 0 : Math.min(1, seconds / facts.duration);
          job.now = { ...job.now, state: 'converting', share };
        },
      });
      if (made === null) return;
      const name = basename(made.path);
      if (stopping.signal.aborted || conversionFault(made.facts) !== null) {
        await rm(made.path, { force: true });
        throw new Error('The film is longer than it said.');
      }
      job.now = { ...job.now, state: 'done', share: 1, file: { name, bytes: made.facts.bytes } };
    } catch (error) {
      if (stopping.signal.aborted) return;
      job.now = { ...job.now, state: 'failed' };
      onFailure(error);
    } finally {
      await rm(source, { force: true }).catch(onFailure);
    }
  }

  return {
    async begin({ upload, facts }, terms) {
      removeExpired();
      if (jobs.size >= most)
        throw new HttpError(429, 'The server is converting other films. Try again in a few minutes.', {
          headers: { 'retry-after': '60' },
        });
      const id = randomBytes(12).toString('hex');
      const job: Job = {
        now: { id, state: 'waiting', share: 0, file: null },
        administratorId: terms.administratorId,
        beganAt: clock(),
        askedAt: clock(),
        stopping: new AbortController(),
      };
      jobs.set(id, job);
      // Under another name, or it would go with its form.
      const source = join(incoming, randomBytes(12).toString('hex'));
      try {
        await rename(upload.path, source);
      } catch (error) {
        jobs.delete(id);
        throw error;
      }
      void run(job, source, facts, terms);
      return job.now;
    },
    find(id, administratorId) {
      const job = find(id, administratorId);
      if (job === null) return null;
      job.askedAt = clock();
      return job.now;
    },
    remove(id, administratorId) {
      const job = find(id, administratorId);
      if (job !== null) drop(job);
      return job !== null;
    },
    removeExpired,
  };
}
