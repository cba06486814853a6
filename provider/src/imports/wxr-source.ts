import pLimit from 'p-limit';
import { HttpError } from '../http-error.ts';
import type { ImportKind, NewImportItem } from '../repositories/imports.ts';
import { toRedirectPath } from '../rules/redirects.ts';
import { FetchRefused } from './fetch-media.ts';
import { readHtml, wordsOf, type Block, type FoundPicture } from './html.ts';
import type { ImportLimits } from './limits.ts';
import type { Found, OpenedSource, SourceParts, TakenItem } from './source.ts';
import type { FoundType, ImportPlan, MadeKind } from './types.ts';
import { withHeader, type TakenBlock, type TakenFile } from './write.ts';
import { openWxr, type WxrItem, type WxrSite } from './wxr.ts';

/** Types and states are the export's to name: none finds what every object inherits. */
const ownOf = <T>(names: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** What WordPress itself keeps as items, and nobody has written as a text. */
const internal: Readonly<Record<string, string>> = {
  nav_menu_item: 'Entries of menus',
  revision: 'Earlier versions',
  custom_css: 'Styles',
  customize_changeset: 'Settings of a theme',
  oembed_cache: 'Copies of embedded pages',
  user_request: 'Requests of users',
  wp_block: 'Reusable blocks',
  wp_template: 'Templates',
  wp_template_part: 'Templates',
  wp_global_styles: 'Styles',
  wp_navigation: 'Entries of menus',
  wp_font_family: 'Fonts',
  wp_font_face: 'Fonts',
};

const usual: Readonly<Record<string, MadeKind>> = {
  post: 'story',
  page: 'page',
  portfolio: 'project',
  project: 'project',
  'jetpack-portfolio': 'project',
};

const untaken: Readonly<Record<string, string>> = {
  trash: 'Items in the trash',
  'auto-draft': 'Drafts that nobody has written anything in',
  inherit: 'Earlier versions',
};

const uncategorised =
  /^(?:uncategori[sz]ed|allgemein|sans catégorie|non classé|unkategorisiert|sin categoría|non categorizzato)$/i;

/** Addresses of all pictures of a media library, by id and by what they belong to. */
interface Attachments {
  readonly byId: Map<string, string>;
  readonly byParent: Map<string, string[]>;
  readonly urls: Set<string>;
}

function noteAttachment(
  { byId, byParent, urls }: Attachments,
  { id, parent, attachmentUrl: url }: WxrItem,
  base: string,
): void {
  if (!URL.canParse(url, base || undefined)) return;
  const { href } = new URL(url, base || undefined);
  byId.set(id, href);
  urls.add(href);
  if (parent !== '' && parent !== '0') byParent.set(parent, [...(byParent.get(parent) ?? []), href]);
}

/** WordPress makes smaller copies of pictures: `photo-1024x683.jpg` of `photo.jpg`. */
function wholeOf(url: string, { urls }: Attachments): string {
  const whole = url.replace(/-\d{2,5}x\d{2,5}(?=\.[a-z0-9]{3,5}$)/i, '');
  return urls.has(whole) ? whole : url;
}

function addressOf({ url, id }: FoundPicture, attachments: Attachments): string {
  return attachments.byId.get(id) ?? wholeOf(url, attachments);
}

/** The files of a text, by address, in their order. */
function filesOf(item: WxrItem, blocks: readonly Block[], attachments: Attachments): readonly string[] {
  const own = blocks.flatMap((block) => {
    if (block.kind === 'pictures') return block.pictures.map((picture) => addressOf(picture, attachments));
    if (block.kind === 'film') return [block.url];
    return block.kind === 'own gallery' ? (attachments.byParent.get(item.id) ?? []) : [];
  });
  return [attachments.byId.get(item.thumbnail) ?? '', ...own].filter((url) => url !== '');
}

/** The old path of an item; null where its address is made of a query, such as `?p=12`, or cannot be read. */
function pathOf({ link }: WxrItem, { link: base }: WxrSite): string | null {
  if (!URL.canParse(link, base || 'https://old.invalid')) return null;
  const { pathname, search } = new URL(link, base || 'https://old.invalid');
  const path = toRedirectPath(pathname);
  return path === null || path === '/' || path.length > 1000 || /[?&](?:p|page_id|post_type)=/.test(search)
    ? null
    : path;
}

const sourceOf = ({ type, id, link }: WxrItem, site: WxrSite): string =>
  `${site.link.replace(/^https?:\/\//, '')} ${type} ${id === '' ? link : id}`.slice(0, 500);

const kindOf = ({ generator }: WxrSite): ImportKind => (/squarespace/i.test(generator) ? 'squarespace' : 'wordpress');

class Tally {
  readonly #counts = new Map<string, number>();
  add(key: string, count = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }
  list(): readonly (readonly [key: string, count: number])[] {
    return [...this.#counts].toSorted(([, a], [, b]) => b - a);
  }
}

/** Types and hosts that are told: the rest is no export that anybody has made. */
const mostKinds = 100;

/**
 * Looks an export through. Nothing is written.
 * @throws {HttpError} 400 for a file that is no whole export
 */
export async function planWxr(path: string, limits: ImportLimits): Promise<Found> {
  const wxr = openWxr(path, limits);
  const items: NewImportItem[] = [];
  const types = new Tally();
  const skipped = new Tally();
  const attachments: Attachments = { byId: new Map(), byParent: new Map(), urls: new Set() };
  for await (const item of wxr.items()) {
    if (item.type === 'attachment') noteAttachment(attachments, item, wxr.site.link);
  }
  const files = new Set<string>();
  const again = openWxr(path, limits);
  for await (const item of again.items()) {
    if (item.type === 'attachment') continue;
    const reason = ownOf(internal, item.type) ?? ownOf(untaken, item.status);
    if (reason !== undefined) {
      skipped.add(reason);
      continue;
    }
    types.add(item.type);
    if (types.list().length > mostKinds)
      throw new HttpError(400, 'This export has too many types of items.', { part: 'file' });
    const { blocks } = readHtml(item.content, again.site.link);
    for (const url of filesOf(item, blocks, attachments)) files.add(url);
    items.push({
      ordinal: item.ordinal,
      source: sourceOf(item, again.site),
      type: item.type.slice(0, 100),
      title: wordsOf(item.title).slice(0, 200).toWellFormed(),
      address: pathOf(item, again.site),
      state: 'planned',
      notes: [],
    });
  }
  const unused = [...attachments.urls].filter((url) => !files.has(url)).length;
  if (unused > 0) skipped.add('Files that stand in no text', unused);
  const hosts = new Tally();
  for (const url of files) hosts.add(new URL(url).host);
  const plan: ImportPlan = {
    types: types.list().map(([type, count]): FoundType => ({ type, count, as: ownOf(usual, type) ?? 'none' })),
    hosts: hosts
      .list()
      .slice(0, mostKinds)
      .map(([host, count]) => ({ host, files: count })),
    addresses: items.filter(({ address }) => address !== null).length,
    skipped: skipped.list().map(([reason, count]) => ({ reason, count })),
  };
  return { kind: kindOf(again.site), plan, items };
}

/** Fetches the files of an item, three at a time. What cannot be had is said in `notes`. */
async function fetchFiles(
  addresses: readonly string[],
  { fetcher, hosts, budget, look, signal }: SourceParts,
  notes: string[],
): Promise<ReadonlyMap<string, TakenFile>> {
  const limit = pLimit(3);
  const unchosen = new Tally();
  const found = new Map<string, TakenFile>();
  await Promise.all(
    [...new Set(addresses)].map((address) =>
      limit(async () => {
        const { host } = new URL(address);
        if (!hosts.has(host)) {
          unchosen.add(host);
          return;
        }
        const name = address.split(/[?#]/)[0]?.split('/').at(-1)?.slice(0, 100) ?? '';
        try {
          const left = budget.left();
          if (left <= 0) throw new FetchRefused('This import has fetched as much as it may.');
          const { path, name: own, bytes } = await fetcher.fetch(address, hosts, left, signal);
          budget.take(bytes);
          found.set(address, { ...(await look({ path, bytes }, signal)), name: own, alt: '', caption: '' });
        } catch (error) {
          if (!(error instanceof FetchRefused)) throw error;
          if (notes.length < 40) notes.push(`${name} was not taken. ${error.message}`);
        }
      }),
    ),
  );
  for (const [host, count] of unchosen.list()) {
    notes.push(
      `${String(count)} ${count === 1 ? 'file' : 'files'} of ${host} ${count === 1 ? 'was' : 'were'} not fetched.`,
    );
  }
  return found;
}

async function readItem(
  item: WxrItem,
  site: WxrSite,
  attachments: Attachments,
  as: MadeKind,
  parts: SourceParts,
): Promise<TakenItem> {
  const { blocks, notes: found } = readHtml(item.content, site.link);
  const notes = [...found];
  if (item.isCut) notes.push('A text of it is too long, and was not taken.');
  if (item.isProtected) notes.push('It was protected by a password, which a draft does not need.');
  const thumbnail = attachments.byId.get(item.thumbnail) ?? '';
  const wanted = as === 'page' ? [] : filesOf(item, blocks, attachments);
  const files = await fetchFiles(wanted, parts, notes);
  const used = new Set<string>();
  /** Each file once: a record has its own. */
  const take = (address: string, alt = '', caption = ''): readonly TakenFile[] => {
    const file = files.get(address);
    if (file === undefined || used.has(address)) return [];
    used.add(address);
    return [{ ...file, alt, caption }];
  };
  const [first] = blocks.flatMap((block) =>
    block.kind === 'pictures' ? block.pictures.map((one) => addressOf(one, attachments)) : [],
  );
  const isShownFirst = as === 'story' && first === thumbnail;
  const [header = null] = isShownFirst ? [] : take(thumbnail);
  const taken = blocks.map((block): TakenBlock => {
    if (block.kind === 'text') return block;
    if (block.kind === 'film') return { kind: 'files', files: take(block.url) };
    if (block.kind === 'own gallery') {
      return { kind: 'files', files: (attachments.byParent.get(item.id) ?? []).flatMap((url) => take(url)) };
    }
    return {
      kind: 'files',
      files: block.pictures.flatMap((one) => take(addressOf(one, attachments), one.alt, one.caption)),
    };
  });
  if (as === 'page' && filesOf(item, blocks, attachments).length > 0)
    notes.push('Pages show no pictures: they were not taken.');
  const names = item.categories.map((name) => wordsOf(name)).filter((name) => name !== '' && !uncategorised.test(name));
  const [category = '', ...others] = as === 'project' ? names : ['', ...names];
  const left = [...others, ...item.tags.map((tag) => wordsOf(tag))].filter((name) => name !== '');
  if (left.length > 0) notes.push(`Categories and tags that were not taken: ${left.slice(0, 20).join(', ')}.`);
  const shown = as === 'project' ? withHeader(header, taken) : { header, blocks: taken };
  return {
    notes,
    content: {
      title: wordsOf(item.title),
      slug: decoded(item.slug),
      author: site.authors.get(item.author) ?? (item.author || 'Unknown'),
      date: item.date ?? parts.now(),
      ...shown,
      searchDescription: wordsOf(item.excerpt),
      category,
    },
  };
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Opens an export to be taken, item by item. */
export async function openWxrSource(path: string, limits: ImportLimits): Promise<OpenedSource> {
  const attachments: Attachments = { byId: new Map(), byParent: new Map(), urls: new Set() };
  const first = openWxr(path, limits);
  for await (const item of first.items()) {
    if (item.type === 'attachment') noteAttachment(attachments, item, first.site.link);
  }
  return {
    async *items() {
      const wxr = openWxr(path, limits);
      for await (const item of wxr.items()) {
        yield {
          ordinal: item.ordinal,
          read: (as, parts) => readItem(item, wxr.site, attachments, as, parts),
        };
      }
    },
    close: async () => undefined,
  };
}
