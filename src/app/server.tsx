import type { Look } from '@vitrine/look';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { Params } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { describeProblem } from '../api/problem.ts';
import { addressOf, parse, toHttpProblem, type Get } from '../api/http/read.ts';
import { normalisePages, readMenu } from '../api/normalise/pages.ts';
import { normaliseSite, type SetSite } from '../api/normalise/site.ts';
import { createReads, type Reads } from '../api/site/reads.ts';
import { isObject } from '../api/http/json.ts';
import { siteConfig, type SiteConfig } from '../../site.config.ts';
import { readWorkPart } from '../api/site/work-page.ts';
import { readWorkAddress, type WorkAddress } from '../domain/categories.ts';
import type { Theme } from '../domain/content.ts';
import type { PageRequest, RenderedPage } from '@vitrine/contract/pages';
import { papersOf } from '../domain/near-surface.ts';
import { forgottenPath, joinPath } from '../domain/dashboard-paths.ts';
import { paths } from '../domain/paths.ts';
import { previewPath } from '../domain/preview.ts';
import { DrawnFrame } from '../dashboard/shell/DrawnFrame.tsx';
import { sayIn } from '../domain/say.ts';
import { isFinal } from '../machines/machine-utils.ts';
import { DRAWN_FRAME_ID } from '../platform/drawn-frame.ts';
import { escapeXml, feedPaths, writeFeed } from './feeds.ts';
import { KnownVocabulary } from '../site/shared/StructuredData.tsx';
import * as vocabulary from '../site/shared/structured-data.ts';
import { Origin } from '../machines/origin-context.ts';
import { SiteContext } from '../machines/site-context.ts';
import { ClosedPage } from '../site/shown/ClosedPage.tsx';
import { SealedPage } from '../site/shown/SealedPage.tsx';
import { moduleOf } from './page-modules.ts';
import { createPages, findPage } from './pages.tsx';
import { SiteApp } from './SiteApp.tsx';
import { keepParameters, linksIn, linkToFiles, parametersOf, picturesIn, toFilePath } from './files.ts';
import { createFrame, createShell, type FileText, type Manifest } from './template.ts';

export { filesOfSite, firstPages, nowhere } from './files.ts';

/** Addresses of the files for crawlers and readers of news. */
export const feeds: readonly string[] = Object.values(feedPaths);

/** The parts of the client's build that the renderer needs. */
export interface ClientBuild {
  /** index.html. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly fileText: FileText;
}

/** The client needs a host; reads within the process never resolve it. */
const NOWHERE = 'http://provider.invalid';

/** The stories' feed, for readers of news. */
function writeFeedLink({ words }: SiteConfig): string {
  const title = escapeXml(sayIn(words)('Coffee break'));
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${feedPaths.stories}">`;
}

const drawnByBrowser = new RegExp(`^(?:${paths.login}|${paths.dashboard}(?:/.*)?)$`);

/** What of the dashboard stands without its frame. */
const framelessPaths: ReadonlySet<string> = new Set([joinPath, forgottenPath, previewPath]);

const html = 'text/html; charset=utf-8';

const unlistedMeta = '<meta name="robots" content="noindex">';

const listed = { location: null, isUnlisted: false, parameters: [] } as const;

const noHeaders: Pick<Headers, 'get'> = { get: () => null };

/**
 * The reads of a page. Without `fetch`: Node would load its whole HTTP client for it.
 *
 * @param shown the part of Work that is read of a long list; null for all of it
 * @param look null for the built one
 */
function createInnerReads(read: PageRequest['read'], shown: WorkAddress | null, look: Look | null): Reads {
  const get: Get = async (path, wanted) => {
    const { status, body } = await read(addressOf(path, wanted));
    if (status < 200 || status > 299) throw toHttpProblem(status, body);
    return { data: body, response: { headers: noHeaders } };
  };
  // Media paths stay relative to the page's own origin.
  const source = { host: '', get, ...(look === null ? {} : { papers: () => papersOf(look) }) };
  const reads = createReads(source);
  return shown === null ? reads : { ...reads, work: (signal) => readWorkPart(source, reads, shown, signal) };
}

/** What an extension answers; undefined from a provider without it. */
async function readExtension(read: PageRequest['read'], path: string): Promise<unknown> {
  const { status, body } = await read(path);
  if (status === 404) return undefined;
  if (status !== 200) throw toHttpProblem(status, body);
  return parse(body);
}

/** What the studio has set, and its plain pages; null where it has set nothing, or the provider keeps neither. */
async function readSite(read: PageRequest['read']): Promise<SetSite | null> {
  const [settings, own] = await Promise.all([readExtension(read, '/api/site'), readExtension(read, '/api/pages')]);
  const set = settings === undefined ? null : normaliseSite(settings, siteConfig, '');
  if (own === undefined) return set;
  const pages = normalisePages(own).map(({ title, slug }) => ({ label: title, to: paths.page(slug) }));
  const menu = readMenu(own);
  return {
    frame: set?.frame ?? null,
    site: { ...(set?.site ?? siteConfig), pages, ...(menu === undefined ? {} : { menu }) },
  };
}

/** React preloads every picture that is not lazy; of these only the first view's are worth a place before the styles. */
const lesserPreload = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g;

/** What is not told of a studio, such as its name, is no fact to share. */
const emptyMeta = /<meta content=""[^>]*>/g;

/** React writes title, meta and link elements into the head of a whole document only. */
function splitDocument(html: string): { readonly head: string; readonly body: string } {
  const [, head, body] = /^<html><head>(.*?)<\/head><body>(.*)<\/body><\/html>$/s.exec(html) ?? [];
  if (head === undefined || body === undefined) throw new Error('React drew no document.');
  return { head: head.replaceAll(lesserPreload, '').replaceAll(emptyMeta, ''), body };
}

/** The theme that a project sets for its page. */
function themeOverrideOf(value: unknown): Theme | null {
  const shown = isObject(value) && isObject(value['project']) ? value['project'] : value;
  const theme = isObject(shown) ? shown['theme'] : null;
  return theme === 'white' || theme === 'black' ? theme : null;
}

/**
 * The present path of a project or a page that was asked for by a former slug, or of what a link showed; null when it is where it was
 * asked for.
 */
function movedTo({ slug, page }: Readonly<Params>, value: unknown): string | null {
  if (isObject(value) && value['kind'] === 'moved' && typeof value['path'] === 'string') return value['path'];
  const now = isObject(value) ? value['slug'] : undefined;
  if (typeof now !== 'string' || now === (slug ?? page ?? now)) return null;
  return page === undefined ? paths.project(now) : paths.page(now);
}

/** What a link shows is drawn by the screen of a project or a story, with the styles of that. */
function moduleOfShown(value: unknown): string {
  const kind = isObject(value) ? value['kind'] : null;
  if (kind === 'project') return 'src/app/screens/project.ts';
  return kind === 'story' ? 'src/site/story/StoryScreen.tsx' : 'src/app/screens/shown.tsx';
}

/** What stands around each screen of the dashboard, until the browser draws it. */
const drawFrame = (pathname: string, site: SiteConfig, offered: readonly string[]): string =>
  renderToString(
    <StaticRouter location={pathname}>
      <SiteContext value={[site, () => undefined]}>
        <DrawnFrame extensions={offered} id={DRAWN_FRAME_ID} />
      </SiteContext>
    </StaticRouter>,
  );

/** A head without what shared links show, an address for search engines, and data for them: of a page for one client. */
function withoutShare(head: string): string {
  return head
    .replaceAll(
      /<(?:meta|link)[^>]*(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*"|rel="canonical")[^>]*>/g,
      '',
    )
    .replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
}

function redirectTo(location: string): RenderedPage {
  return { ...listed, status: 301, contentType: 'text/plain', body: '', styles: [], location };
}

/**
 * Draws the public pages.
 *
 * @param files the client's build: index.html, the manifest, and the contents of its files
 * @returns a function that resolves with null for a page that only the browser draws, and rejects when a page cannot be
 *   rendered completely, because an incomplete page must not be cached
 */
export function createRenderer({ template, manifest, fileText }: ClientBuild) {
  const frame = createFrame(template, manifest, fileText);

  const build = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, file]) => file).join(' ');

  /** Without script, and in no frame of the site's: it says nothing but this. */
  function drawAlone(url: string, origin: string, set: SetSite | null, status: number, page: ReactNode): RenderedPage {
    const site = set?.site ?? siteConfig;
    const { head, body } = splitDocument(
      renderToString(
        <html>
          <body>
            <StaticRouter location={url}>
              <Origin value={origin}>
                <SiteContext value={[site, () => undefined]}>{page}</SiteContext>
              </Origin>
            </StaticRouter>
          </body>
        </html>,
      ),
    );
    const parts = { head: head + unlistedMeta, body, themeOverride: null, embedded: null, set };
    const { html: text, styles } = frame('src/app/screens/shown.tsx', parts);
    return { ...listed, status, contentType: html, body: text, styles, isUnlisted: true };
  }

  return async ({
    url,
    origin,
    read,
    teaser = null,
    isClosed = false,
    offered = [],
    asFile = false,
  }: PageRequest): Promise<RenderedPage | null> => {
    const { pathname, search } = new URL(NOWHERE + url);
    const set = await readSite(read);
    if (isClosed) return drawAlone(paths.home, origin, set, 503, <ClosedPage />);
    if (drawnByBrowser.test(pathname)) {
      if (set === null) return null;
      const isFramed = pathname !== paths.login && !framelessPaths.has(pathname);
      const drawn = isFramed ? drawFrame(pathname, set.site, offered) : '';
      const { html: body, styles } = createShell({ template, manifest }, set, drawn);
      return { status: 200, contentType: html, body, styles, ...listed };
    }
    if (teaser !== null) return drawAlone(url, origin, set, 403, <SealedPage teaser={teaser} />);
    const plain = pathname.replace(/(?<!\/)\/+$/, '');
    if (plain !== '' && plain !== pathname) {
      return redirectTo(plain.replace(/^\/{2,}/, '/') + search);
    }
    let isUnlisted = false;
    const watched: typeof read = async (address) => {
      const answer = await read(address);
      isUnlisted ||= answer.isUnlisted === true;
      return answer;
    };
    // In an export the first document of a long list holds all, for those of its parts.
    const isWhole = asFile && search === '';
    const reads = createInnerReads(
      watched,
      isWhole ? null : readWorkAddress(new URLSearchParams(search)),
      set?.frame?.look ?? null,
    );
    const site = set?.site ?? siteConfig;
    const hasOwnPages = site.pages !== undefined;
    const feed = await writeFeed(pathname, origin, site, set?.frame ?? null, reads, hasOwnPages);
    if (feed !== null) return { ...feed, status: 200, styles: [], ...listed };
    const pages = createPages(async () => reads, hasOwnPages);
    const found = findPage(pages, pathname);
    if (found === null) throw new Error(`No page for ${pathname}`);
    const problems = await found.page.prepare(found.params);
    const bad = problems.find((problem) => !isFinal(problem));
    if (bad !== undefined) throw new Error(describeProblem(bad));
    const embedded = found.page.embed(found.params);
    const location = movedTo(found.params, embedded?.answer.value);
    if (location !== null) return redirectTo(location + (found.params['token'] === undefined ? search : ''));
    const parameters = parametersOf(found.page.paths[0]);
    const address = pathname + keepParameters(search, parameters);
    const [refusal] = problems;
    const status = refusal?.kind === 'http' ? refusal.status : found.page.paths.includes('*') ? 404 : 200;
    const { head, body } = splitDocument(
      renderToString(
        <html>
          <body>
            <StaticRouter location={address}>
              <KnownVocabulary value={vocabulary}>
                <SiteApp origin={origin} pages={pages} site={site} />
              </KnownVocabulary>
            </StaticRouter>
          </body>
        </html>,
      ),
    );
    const isShown = found.params['token'] !== undefined;
    const path = status === 404 ? null : toFilePath(address);
    const file = { path, links: linksIn(body), pictures: picturesIn(embedded?.answer.value) };
    const page = frame(isShown ? moduleOfShown(embedded?.answer.value) : moduleOf(found.page), {
      head: (isShown ? withoutShare(head) : head) + writeFeedLink(site) + (isUnlisted ? unlistedMeta : ''),
      body: asFile ? linkToFiles(body) : body,
      themeOverride: themeOverrideOf(embedded?.answer.value),
      embedded: {
        origin,
        read: embedded,
        ...(asFile ? { file: { address: path === null ? null : address, parameters, build } } : {}),
      },
      set,
    });
    return {
      ...listed,
      status,
      contentType: html,
      body: page.html,
      styles: page.styles,
      isUnlisted,
      parameters,
      ...(asFile ? { file } : {}),
    };
  };
}
