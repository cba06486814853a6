import { isObject } from '../api/http/json.ts';
import { readWorkAddress, readWorkForm, writeWorkAddress } from '../domain/categories.ts';
import { homeAliases, paths } from '../domain/paths.ts';
import { atWidth } from '../domain/pictures.ts';
import { readStoriesAddress, toStoriesQuery } from '../domain/stories-pagination.ts';
import { escapeXml } from './feeds.ts';
import type { Manifest } from './template.ts';

/**
 * Pages as files of a static export: its host reads no query, does not look at `Accept`, and answers no read.
 * docs/decisions/061-static-export.md says why so.
 */

/** The pages that every site has. */
export const firstPages: readonly string[] = [
  paths.home,
  ...homeAliases,
  paths.work,
  paths.about,
  paths.stories,
  paths.contact,
];

/** An address at which there is no page, whatever pages the studio has of its own. */
export const nowhere = '/404/404';

/** Names of the query's parameters that screens read, by the first pattern of their page. Not said there: visitors need none of it. */
const readParameters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    [paths.work]: ['category', 'page', 'view'],
    [paths.stories]: ['page', 'story'],
  }),
);

/** @param pattern the first pattern of a page; undefined reads none */
export function parametersOf(pattern: string | undefined): readonly string[] {
  return readParameters.get(pattern ?? '') ?? [];
}

/** The query without what the page does not read, so that one page serves all who differ in nothing else. */
export function keepParameters(search: string, names: readonly string[]): string {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

/**
 * An address as its page reads it: one for each document. A story of the list leads to its own page, as a document for each would hold
 * all stories.
 */
function toPageAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  if (pathname === paths.work)
    return pathname + writeWorkAddress(readWorkAddress(searchParams), readWorkForm(searchParams));
  if (pathname !== paths.stories) return pathname;
  const { story, page } = readStoriesAddress(searchParams);
  return story === null ? pathname + toStoriesQuery({ selected: null, page: page ?? 1 }) : paths.story(story);
}

/** The path at which the document of an address lies: `/work?category=3&page=2` → `/work/category/3/page/2`. */
export function toFilePath(address: string): string {
  const { pathname, searchParams } = new URL(toPageAddress(address), 'http://site.invalid');
  const query = [...searchParams].flat().map((part) => `/${encodeURIComponent(part)}`);
  return pathname + query.join('');
}

const internalLink = /(<a\b[^>]*? href=")(\/(?!\/)[^"#]*)/g;

const unescape = (text: string): string => text.replaceAll('&amp;', '&');

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The addresses of this site that a page links to. */
export function linksIn(html: string): readonly string[] {
  const addresses = [...html.matchAll(internalLink)].map(([, , address = '']) => toPageAddress(unescape(address)));
  // Whatever a text of the studio's has for an address.
  return [...new Set(addresses)].filter(isDecodable);
}

/** Leads links with a query to the documents of their addresses; `data-to` keeps the address for the app. */
export function linkToFiles(html: string): string {
  return html.replaceAll(internalLink, (all, start: string, written: string) =>
    written.includes('?')
      ? `${start.replace(/href="$/, '')}data-to="${written}" href="${escapeXml(toFilePath(unescape(written)))}`
      : all,
  );
}

/** Paths of all pictures at a width in the data of a page, on which a later moment of it may show them. */
export function picturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isObject(value)) return [];
  const { format, url, widths, poster, posterWidths } = value;
  const at = (path: unknown, all: unknown) =>
    typeof format === 'string' && typeof path === 'string' && Array.isArray(all)
      ? all.map((width) => atWidth(path, Number(width), format))
      : [];
  return [...at(url, widths), ...at(poster, posterWidths), ...Object.values(value).flatMap(picturesIn)];
}

const dashboard = 'src/app/DashboardApp.tsx';

/**
 * The files of the client's build that visitors may need: what index.html names, and all that this loads, now or later, but the
 * dashboard. An export has no other code.
 *
 * @param template the built index.html
 * @returns their names as the manifest gives them
 */
export function filesOfSite(template: string, manifest: Manifest): ReadonlySet<string> {
  const files = new Set([...template.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file));
  const reached = new Set([dashboard]);
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || reached.has(name)) return;
    reached.add(name);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunk;
    for (const one of [file, ...css, ...assets]) files.add(one);
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  const starts = Object.keys(manifest).filter((name) => files.has(manifest[name]?.file ?? ''));
  for (const name of starts) visit(name);
  return files;
}
