import { either } from '../api/http/either.ts';
import { parse, toHttpProblem } from '../api/http/read.ts';
import { READ_TIMEOUT } from '../api/http/time-limits.ts';
import { malformed } from '../api/http/json.ts';
import { ProblemError, toProblem } from '../api/problem.ts';
import type { PageRead } from '../api/site/page-read.ts';
import type { PageReads } from '../api/site/reads.ts';
import { paths } from '../domain/paths.ts';
import type { PageStart } from '../machines/page-resource/page-resource.machine.ts';
import { EMBEDDED_ID } from '../platform/embedded.ts';
import { pagePath, showDrawnAddress } from '../platform/exported-document.ts';
import { reloadForNewBuild } from '../platform/new-build.ts';
import { toEmbedded, type Embedded, type ExportedFile } from './embedded.ts';
import { isForAdministrator } from './for-administrator.ts';

/**
 * Puts the address that this document shows into the bar. There is no dashboard here: the page that says so stays as it was drawn, without
 * the app, which would look for one.
 *
 * @returns whether the document shows what is at the address; never at one of the dashboard
 */
export async function takeAddress(file: ExportedFile): Promise<boolean> {
  if (isForAdministrator(pagePath())) await new Promise(() => undefined);
  return showDrawnAddress(file);
}

const data = new RegExp(`<script type="application/json" id="${EMBEDDED_ID}">([^<]*)</script>`);

/** Of one build, as scripts and documents are, so the rest is not checked. */
function isWhole<Value>(answer: PageStart<unknown>): answer is PageRead<Value> {
  return typeof answer.value === 'object' && answer.value !== null;
}

async function fetchData(path: string, signal: AbortSignal): Promise<Embedded | null> {
  // The folder's own address: most hosts lead there, at the cost of a round trip.
  const response = await fetch(
    new Request(path === paths.home ? path : `${path}/`, {
      credentials: 'omit',
      signal: either(signal, AbortSignal.timeout(READ_TIMEOUT)),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw toHttpProblem(response.status, '');
  return toEmbedded(parse(data.exec(text)?.[1]));
}

/**
 * The reads of a page in a static export: there is no provider, and the data of each page are in its own document.
 *
 * @param own the document that is open
 */
export function createFileReads(own: ExportedFile): PageReads {
  /** @throws {ProblemError} a 404 where there is no such document */
  async function open<Value>(path: string, signal: AbortSignal): Promise<PageRead<Value>> {
    try {
      const { file, read } = (await fetchData(path, signal)) ?? {};
      // Some hosts send the page of what is not there with status 200.
      if (file === undefined || file.address === null || read === undefined || read === null)
        throw toHttpProblem(404, '');
      // A newer export has taken the place of this one: its data may have another shape.
      if (file.build !== own.build) {
        if (pagePath() === path) await reloadForNewBuild();
        throw malformed('of another build');
      }
      if (!isWhole<Value>(read.answer)) throw malformed('without data');
      return read.answer;
    } catch (thrown) {
      throw new ProblemError(toProblem(thrown));
    }
  }
  const value = async <Value>(path: string, signal: AbortSignal): Promise<Value> =>
    (await open<Value>(path, signal)).value;
  return {
    home: (signal) => open(paths.home, signal),
    work: (signal) => open(paths.work, signal),
    about: (signal) => value(paths.about, signal),
    stories: (signal) => value(paths.stories, signal),
    project: (slug, signal) => open(paths.project(slug), signal),
    story: (id, signal) => value(paths.story(id), signal),
    page: (slug, signal) => value(paths.page(slug), signal),
    // What a link shows is the provider's alone.
    shown: () => Promise.reject(toHttpProblem(404, '')),
  };
}
