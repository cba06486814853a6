import { cutText } from '@vitrine/markdown/cut';
import type { SiteConfig } from '../../site.config.ts';
import type { SetSite } from '../api/normalise/site.ts';
import type { Reads } from '../api/site/reads.ts';
import type { IllustratedText, Media, OwnPageSummary, ProjectSummary, Story } from '../domain/content.ts';
import { paths } from '../domain/paths.ts';
import { sayIn } from '../domain/say.ts';
import type { Say } from '../domain/say.ts';
import { titleOf } from '../site/shared/title-of.ts';
import { writeWebManifest } from './web-manifest.ts';

/** Files for crawlers and feed readers, generated from the reads: their paths and generators. */
export const feedPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  stories: '/stories.rss',
  /** Of a studio that has set its facts; the build has written one with its own. */
  manifest: '/site.webmanifest',
} as const;

export interface Feed {
  readonly contentType: string;
  readonly body: string;
}

/** The feed holds this many stories, the newest. */
const FEED_LENGTH = 50;

/** Characters that XML 1.0 does not allow (XML, 2.2). */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }),
);

/** A text inside an element or an attribute, for XML and HTML alike. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? '');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The latest of times that may be missing. */
function latest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
}

interface Entry {
  readonly address: string;
  readonly changed?: string | undefined;
  readonly images?: readonly (string | null | undefined)[];
}

const stillOf = (media: Media | null): string | null => (media?.kind === 'video' ? media.poster : (media?.url ?? null));
const timeOf = ({ updatedAt, createdAt }: Story): string | undefined => updatedAt ?? createdAt;

/** sitemaps.org, with Google's extension for images. */
function writeSitemap(
  origin: string,
  projects: readonly ProjectSummary[],
  stories: readonly Story[],
  pages: readonly OwnPageSummary[] = [],
): string {
  const storiesChanged = latest(stories.map(timeOf));
  const entries: readonly Entry[] = [
    { address: paths.home },
    { address: paths.work, changed: latest(projects.map(({ updatedAt }) => updatedAt)) },
    { address: paths.about },
    { address: paths.stories, changed: storiesChanged },
    { address: paths.contact },
    ...projects.map(({ slug, updatedAt, header }) => ({
      address: paths.project(slug),
      changed: updatedAt,
      images: [stillOf(header)],
    })),
    ...stories.map((story) => ({ address: paths.story(story.id), changed: timeOf(story) })),
    ...pages.map(({ slug, updatedAt }) => ({ address: paths.page(slug), changed: updatedAt })),
  ];
  const urls = entries.map(({ address, changed, images = [] }) => {
    const pictures = images
      .filter((image) => typeof image === 'string')
      .map((image) => `<image:image>${element('image:loc', new URL(image, origin).href)}</image:image>`);
    const lastmod = changed === undefined ? '' : element('lastmod', changed);
    return `<url>${element('loc', origin + address)}${lastmod}${pictures.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** The story's paragraphs as HTML, escaped once more by the element that holds them. */
function toHtml(content: string): string {
  return content
    .split(/\r?\n\s*\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeXml(paragraph.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** A formatted story as HTML: readers of feeds know its few elements. Addresses are whole. */
function drawHtml(text: IllustratedText, origin: string): string {
  const attribute = (name: string, value: string | number | null | undefined): string =>
    value === null || value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`;
  return text
    .map((part) => {
      if (typeof part === 'string') return escapeXml(part).replaceAll(/\r?\n/g, '<br>');
      if (part.tag === 'picture') {
        const { url, alt, width, height } = part.media;
        const [src, size] = [new URL(url, origin).href, attribute('width', width) + attribute('height', height)];
        const below = part.caption === undefined ? '' : `<figcaption>${escapeXml(part.caption)}</figcaption>`;
        return `<figure><img${attribute('src', src)}${attribute('alt', alt ?? '')}${size}>${below}</figure>`;
      }
      const { tag, href, start, parts } = part;
      const address = href !== undefined && URL.canParse(href, origin) ? new URL(href, origin).href : undefined;
      return `<${tag}${attribute('href', address)}${attribute('start', start)}>${drawHtml(parts, origin)}</${tag}>`;
    })
    .join('');
}

function toItem(origin: string, story: Story, say: Say): string {
  const address = origin + paths.story(story.id);
  const author = story.author.trim();
  return [
    '<item>',
    element('title', titleOf(story, say)),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    ...(story.createdAt === undefined ? [] : [element('pubDate', new Date(story.createdAt).toUTCString())]),
    ...(author === '' ? [] : [element('dc:creator', author)]),
    element('description', story.searchDescription ?? cutText(story.content, 300)),
    element(
      'content:encoded',
      story.richContent === undefined ? toHtml(story.content) : drawHtml(story.richContent, origin),
    ),
    '</item>',
  ].join('');
}

/** RSS 2.0 of the newest stories, whole. */
function writeStoriesFeed(
  origin: string,
  { siteName, tagline, language, words }: SiteConfig,
  stories: readonly Story[],
): string {
  const changed = latest(stories.map(timeOf));
  const say = sayIn(words);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', [say('Coffee break'), siteName].filter((part) => part !== '').join(' | ')),
    element('link', origin + paths.stories),
    `<atom:link href="${escapeXml(origin + feedPaths.stories)}" rel="self" type="application/rss+xml"/>`,
    // An element that every feed has to have (RSS 2.0).
    element(
      'description',
      siteName === '' ? say('Coffee break') : say('Stories from {studio}: {what}', { studio: siteName, what: tagline }),
    ),
    element('language', language),
    ...(changed === undefined ? [] : [element('lastBuildDate', new Date(changed).toUTCString())]),
    ...stories.slice(0, FEED_LENGTH).map((story) => toItem(origin, story, say)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

/** RFC 9309: everything but the administrator's pages. */
function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.dashboard}`,
    `Disallow: ${paths.login}`,
    '',
    `Sitemap: ${origin}${feedPaths.sitemap}`,
    '',
  ].join('\n');
}

/**
 * The file at a path.
 *
 * @returns null when there is no such file
 * @throws {ProblemError} when a read fails
 */
export async function writeFeed(
  pathname: string,
  origin: string,
  site: SiteConfig,
  frame: SetSite['frame'] | null,
  reads: Reads,
  hasOwnPages: boolean,
): Promise<Feed | null> {
  const { signal } = new AbortController();
  switch (pathname) {
    case feedPaths.robots:
      return { contentType: 'text/plain; charset=utf-8', body: writeRobots(origin) };
    case feedPaths.sitemap: {
      const [projects, stories, pages] = await Promise.all([
        reads.projects(signal),
        reads.stories(signal),
        hasOwnPages ? reads.pages(signal) : [],
      ]);
      return { contentType: 'application/xml; charset=utf-8', body: writeSitemap(origin, projects, stories, pages) };
    }
    case feedPaths.stories:
      return {
        contentType: 'application/rss+xml; charset=utf-8',
        body: writeStoriesFeed(origin, site, await reads.stories(signal)),
      };
    case feedPaths.manifest:
      return { contentType: 'application/manifest+json', body: writeWebManifest(site, frame ?? undefined) };
    default:
      return null;
  }
}
