import type { FastifyInstance } from 'fastify';
import { policyOf } from '../http/headers.ts';
import type { RenderedPage } from '@vitrine/contract/pages';
import type { Site } from '../pages/renderer.ts';
import { followRedirect, type Standing } from '../http/redirects.ts';
import type { Repositories } from '../repositories/index.ts';
import { toRedirectPath } from '../rules/redirects.ts';
import { ExportRefused, type ExportFolder } from './folder.ts';
import type { DocumentFacts } from './host-files.ts';
import { wordsOf } from '../lib/error-words.ts';
import { flatMapInOrder } from '../lib/in-order.ts';

export interface PagesParts {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly repositories: Repositories;
  readonly folder: Pick<ExportFolder, 'write'>;
  /** For absolute addresses. */
  readonly origin: string;
  /** Called after each page, with how many there are. */
  readonly onPage: (count: number) => void;
  readonly signal: AbortSignal;
}

/** A page, or a feed, that could not be made. */
export interface LeftOut {
  /** Its address, as people read it. */
  readonly address: string;
  readonly reason: string;
}

/** Thrown where one page cannot be made: the others go on. */
class PageRefused extends Error {
  readonly page: LeftOut;

  constructor(address: string, reason: string) {
    super(`The page ${address} is left out: ${reason}`);
    this.page = { address, reason };
  }
}

/** What has been written. */
export interface ExportedPages {
  readonly documents: readonly DocumentFacts[];
  readonly leftOut: readonly LeftOut[];
  /** Former addresses of what is listed, and the present ones. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Names below `/media/` that pages and feeds name. */
  readonly media: ReadonlySet<string>;
}

/** What no export has: the provider answers it, or it is no page. */
const elsewhere = /^\/(api|media|assets|p|preview|login|dashboard)(\/|$)/;
const mediaName = /\/media\/([\w.%~-]+)/g;

/** Of a file, in bytes, on nearly all file systems. */
const longestName = 255;

const projectPath = (slug: string): string => `/project/${encodeURIComponent(slug)}`;
const pagePath = (slug: string): string => `/${encodeURIComponent(slug)}`;

/**
 * Addresses of everything that is listed somewhere. What is not can be kept back no more once it lies in a folder that anybody may copy.
 */
async function addressesIn({ projects, stories, pages }: Repositories): Promise<readonly string[]> {
  return [
    ...(await projects.seenBy('visitor').list()).map(({ slug }) => projectPath(slug)),
    ...(await stories.seenBy('visitor').list()).map(({ id }) => `/individual/${String(id)}`),
    ...(await pages.seenBy('visitor').list()).map(({ slug }) => pagePath(slug)),
  ];
}

/** Former addresses of what is listed, and the present ones: those of the rest are told to nobody. */
async function formerAddressesIn({
  projects,
  pages,
}: Repositories): Promise<readonly (readonly [from: string, to: string])[]> {
  return [
    ...(await flatMapInOrder(await projects.seenBy('visitor').list(), async ({ id, slug }) =>
      (await projects.formerSlugs(id)).map((former) => [projectPath(former), projectPath(slug)] as const),
    )),
    ...(await flatMapInOrder(await pages.seenBy('visitor').list(), async ({ id, slug }) =>
      (await pages.formerSlugs(id)).map((former) => [pagePath(former), pagePath(slug)] as const),
    )),
  ];
}

/**
 * The file of a document, below the export's folder.
 * @param path encoded, as in an address
 * @returns null for a path that can be no file: browsers shorten it before they ask
 */
export function toFileName(path: string): string | null {
  const names = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodeURIComponent(part));
  return names.some((name) => /^\.{1,2}$|[/\\\0]/.test(name)) ? null : [...names, 'index.html'].join('/');
}

/**
 * Old addresses and where something is now. What leads to a draft, or to what is unlisted, is left out; and so is an address at which
 * there is a document: some hosts follow a rule all the same.
 */
async function redirectsIn(
  { redirects }: Repositories,
  written: ReadonlySet<string>,
  standingOf: (address: string) => Promise<Standing>,
): Promise<readonly (readonly [from: string, to: string])[]> {
  const found = (await redirects.list()).map(async (redirect) => {
    const name = toFileName(redirect.source);
    if (name === null || written.has(name)) return [];
    const find = (path: string) => redirects.findBySource(toRedirectPath(path) ?? '');
    const to = await followRedirect(redirect, find, standingOf);
    return to === null ? [] : [[redirect.source, to] as const, [`${redirect.source}/`, to] as const];
  });
  return (await Promise.all(found)).flat();
}

const legible = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/**
 * Draws all pages and feeds, and whatever pages they link to. What cannot be drawn is left out, and named.
 * @throws {ExportRefused} where no page can be drawn
 */
export async function exportPages(parts: PagesParts): Promise<ExportedPages> {
  const { app, site, repositories, folder, origin, onPage, signal } = parts;
  const documents: DocumentFacts[] = [];
  const media = new Set<string>();
  const written = new Set<string>();

  const read = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    return { status: statusCode, body, isUnlisted: headers['x-robots-tag'] !== undefined };
  };
  const render = async (url: string): Promise<RenderedPage | null> => {
    signal.throwIfAborted();
    try {
      return await site.render({ url, origin, read, teaser: null, asFile: true });
    } catch (error) {
      signal.throwIfAborted();
      throw new PageRefused(legible(url), wordsOf(error));
    }
  };
  const leftOut: LeftOut[] = [];
  const orLeaveOut = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      leftOut.push(error.page);
      return otherwise;
    }
  };
  const noteMedia = (text: string): void => {
    for (const [, name = ''] of text.matchAll(mediaName)) media.add(name);
  };

  async function writePage({ body, styles, file }: RenderedPage, as: string): Promise<void> {
    await folder.write(as, body);
    documents.push({ path: file?.path ?? null, policy: policyOf(body, styles) });
    noteMedia(body);
    for (const picture of file?.pictures ?? []) noteMedia(picture);
    onPage(documents.length);
  }

  /** @returns the addresses that it links or leads to */
  async function exportPage(address: string): Promise<readonly string[]> {
    const page = await render(address);
    if (page === null) return [];
    if (page.location !== null) return [page.location];
    // A text may link to what is not there, or is not listed.
    if (page.file === undefined || page.file.path === null || page.isUnlisted) return [];
    const name = toFileName(page.file.path);
    if (name === null || written.has(name)) return [];
    if (name.split('/').some((part) => Buffer.byteLength(part) > longestName)) {
      throw new PageRefused(
        legible(address),
        `its address is longer than ${String(longestName)} bytes, which in some scripts are 85 letters, and cannot be a file's. Give it a shorter one in the dashboard.`,
      );
    }
    written.add(name);
    await writePage(page, name);
    return page.file.links;
  }

  const waiting = [...site.firstPages, ...(await addressesIn(repositories))];
  const seen = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    for (const next of await orLeaveOut(exportPage(address), [])) {
      if (seen.has(next) || elsewhere.test(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  if (documents.length === 0) {
    throw new ExportRefused(
      `No page can be drawn. The first is ${leftOut[0]?.address ?? '/'}: ${leftOut[0]?.reason ?? ''}`,
    );
  }
  const nothing = await orLeaveOut(render(site.nowhere), null);
  if (nothing !== null) await writePage(nothing, '404.html');
  for (const feed of site.feeds) {
    const page = await orLeaveOut(render(feed), null);
    // The studio's own web manifest is there where it has set what is in it.
    if (page?.status !== 200) continue;
    await folder.write(feed.slice(1), page.body);
    noteMedia(page.body);
  }
  const moved = await formerAddressesIn(repositories);
  const standingOf = async (address: string): Promise<Standing> => {
    const path = address.replace(/[?#].*/s, '');
    const now = new Map(moved).get(path.replace(/(?<=[^/])\/+$/, ''));
    if (now !== undefined) return { kind: 'moved', to: now };
    // A file of the studio's that stands on no page is not in the folder.
    if (path.startsWith('/media/')) return { kind: media.has(path.slice('/media/'.length)) ? 'there' : 'nowhere' };
    return { kind: written.has(toFileName(path) ?? '') || site.feeds.includes(path) ? 'there' : 'nowhere' };
  };
  return { documents, leftOut, media, moved: [...moved, ...(await redirectsIn(repositories, written, standingOf))] };
}
