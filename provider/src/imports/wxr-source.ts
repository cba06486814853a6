import { copyFile, constants, rm } from 'node:fs/promises';
import { cutText } from '@vitrine/markdown/cut';
import { HttpError } from '../http-error.ts';
import type { NewImportItem } from '../repositories/imports.ts';
import { toRedirectPath } from '../rules/redirects.ts';
import { fetchFiles, keyOf } from './fetch-files.ts';
import { wordsOf } from './tree.ts';
import { Library, type Wanted } from './library.ts';
import { fileName } from './names.ts';
import { filesOf, readParts } from './read-item.ts';
import type { Found, OpenedSource, SourceParts, TakenItem } from './source.ts';
import type { FoundType, ImportPlan, MadeKind } from './types.ts';
import { withHeader, type TakenBlock, type TakenFile } from './taken.ts';
import { kindOf, type Wxr, type WxrItem, type WxrSite } from './wxr.ts';

/** Types and states are the export's to name: none finds what every object inherits. */
const ownOf = <T>(names: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** What WordPress and its shop keep as items, and nobody has written as a text. */
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
  product_variation: 'Variations of products',
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

/** States of what visitors saw, and of what they were to see. */
const publicStates: ReadonlySet<string> = new Set(['publish', 'published', 'sent', 'private']);
const plannedStates: ReadonlySet<string> = new Set([...publicStates, 'future', 'scheduled']);

const uncategorised =
  /^(?:uncategori[sz]ed|allgemein|sans catégorie|non classé|unkategorisiert|sin categoría|non categorizzato)$/i;

/** The old path of an item; null where its address is made of a query, such as `?p=12`, or cannot be read. */
function pathOf({ link }: WxrItem, { link: base }: WxrSite): string | null {
  if (link === '' || !URL.canParse(link, base || 'https://old.invalid')) return null;
  const { pathname, search } = new URL(link, base || 'https://old.invalid');
  const path = toRedirectPath(pathname);
  return path === null || path === '/' || path.length > 1000 || /[?&](?:p|page_id|post_type)=/.test(search)
    ? null
    : path;
}

const sourceOf = ({ type, id, link }: WxrItem, site: WxrSite): string =>
  cutText(`${site.link.replace(/^https?:\/\//, '')} ${type} ${id === '' ? link : id}`, 500);

/** Names of what is left out, by the reason. */
class Tally {
  readonly #counts = new Map<string, { count: number; readonly names: string[] }>();
  add(key: string, name = ''): void {
    const told = this.#counts.get(key) ?? { count: 0, names: [] };
    this.#counts.set(key, told);
    told.count += 1;
    if (name !== '' && told.names.length < mostNames) told.names.push(cutText(name, 100));
  }
  get size(): number {
    return this.#counts.size;
  }
  list(): readonly { readonly key: string; readonly count: number; readonly names: readonly string[] }[] {
    return [...this.#counts].map(([key, told]) => ({ key, ...told })).toSorted((a, b) => b.count - a.count);
  }
}

/** Types and hosts that are told: the rest is no export that anybody has made. */
const mostKinds = 100;
/** Names of one kind of what is left out. */
const mostNames = 100;

async function readLibrary(open: () => Wxr): Promise<Library> {
  const library = new Library();
  const wxr = open();
  for await (const item of wxr.items()) if (item.type === 'attachment') library.add(item, wxr.site.link);
  return library;
}

/**
 * Looks an export through. Nothing is written.
 * @param open reads it from its beginning
 * @throws {HttpError} 400 for a file that is no whole export
 */
export async function planWxr(open: () => Wxr): Promise<Found> {
  const items: NewImportItem[] = [];
  const types = new Tally();
  const skipped = new Tally();
  const library = await readLibrary(open);
  const used = new Set<string>();
  const hosts = new Tally();
  const counted = new Set<string>();
  let missing = 0;
  const again = open();
  for await (const item of again.items()) {
    if (item.type === 'attachment') continue;
    const reason = ownOf(internal, item.type) ?? ownOf(untaken, item.status);
    if (reason !== undefined) {
      skipped.add(reason, wordsOf(item.title));
      continue;
    }
    types.add(item.type);
    if (types.size > mostKinds) throw new HttpError(400, 'This export has too many types of items.', { part: 'file' });
    const parts = readParts(item, again.site, library);
    missing += parts.losses.count('missing') + parts.losses.count('missingGallery');
    for (const wanted of filesOf(parts)) {
      const key = keyOf(wanted);
      for (const address of wanted.addresses) used.add(address);
      if (counted.has(key)) continue;
      counted.add(key);
      hosts.add(new URL(key).host);
    }
    items.push({
      ordinal: item.ordinal,
      source: sourceOf(item, again.site),
      type: cutText(item.type, 100),
      title: cutText(wordsOf(item.title), 200),
      address: pathOf(item, again.site),
      publishedAt: item.date,
      state: 'planned',
      notes: [],
    });
  }
  for (const { address } of library.unused(used)) skipped.add('Files that stand in no text', fileName(address));
  const { repaired } = again.site;
  const plan: ImportPlan = {
    types: types.list().map(({ key, count }): FoundType => ({ type: key, count, as: ownOf(usual, key) ?? 'none' })),
    hosts: hosts
      .list()
      .slice(0, mostKinds)
      .map(({ key, count }) => ({ host: key, files: count })),
    addresses: items.filter(({ address }) => address !== null).length,
    skipped: [
      ...(missing > 0
        ? [{ reason: 'Pictures that are not in this file (export “All content” for them)', count: missing }]
        : []),
      ...skipped.list().map(({ key, count, names }) => ({ reason: key, count, names })),
      ...(repaired > 0
        ? [
            {
              reason: 'Places where the file is damaged, such as a “&” by itself; they were read as they stand',
              count: repaired,
            },
          ]
        : []),
    ],
  };
  return { kind: kindOf(again.site), plan, items };
}

/** Files that may be taken more than once: each time but the first is a copy. */
function createTaker(files: ReadonlyMap<string, TakenFile>) {
  const taken = new Map<string, number>();
  const copies: string[] = [];
  return {
    async take(wanted: Wanted): Promise<readonly TakenFile[]> {
      const file = files.get(keyOf(wanted));
      if (file === undefined) return [];
      const times = taken.get(keyOf(wanted)) ?? 0;
      taken.set(keyOf(wanted), times + 1);
      const { alt, caption } = wanted;
      if (times === 0) return [{ ...file, alt, caption }];
      const path = `${file.path}-${String(times)}`;
      copies.push(path);
      await copyFile(file.path, path, constants.COPYFILE_FICLONE);
      return [{ ...file, path, alt, caption }];
    },
    /** What stands in no place goes. */
    async end(): Promise<void> {
      const unused = [...files].filter(([key]) => !taken.has(key)).map(([, { path }]) => path);
      await Promise.all(unused.map((path) => rm(path, { force: true })));
    },
  };
}

async function readItem(
  item: WxrItem,
  site: WxrSite,
  library: Library,
  as: MadeKind,
  parts: SourceParts,
): Promise<TakenItem> {
  const { header: standing, blocks, losses } = readParts(item, site, library);
  const notes: string[] = [];
  if (item.isCut) notes.push('A text of it is too long, and was not taken.');
  if (item.isProtected) notes.push('It was protected by a password, which a draft does not need.');
  const all = filesOf({ header: standing, blocks });
  const isTold = (wanted: Wanted): boolean => {
    if (as === 'project' || !blocks.some((block) => block.kind === 'film' && block.film === wanted)) return false;
    losses.add('film', fileName(keyOf(wanted)));
    return true;
  };
  const wanted = all.filter((one) => !isTold(one));
  const failures: string[] = [];
  const files = await fetchFiles(wanted, parts, failures);
  const taker = createTaker(files);
  const pictures = blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []));
  const [first] = pictures;
  // A text that begins with the picture that stands for it shows it once; so does a project whose header it is.
  const isShownFirst = as !== 'project' && standing !== null && first !== undefined && keyOf(first) === keyOf(standing);
  const [header = null] = standing === null || isShownFirst ? [] : await taker.take(standing);
  const taken: TakenBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'text') taken.push(block);
    else if (block.kind === 'film') taken.push({ kind: 'files', files: await taker.take(block.film), caption: '' });
    else {
      const own: TakenFile[] = [];
      for (const picture of block.pictures) {
        const isHeader = as === 'project' && header !== null && standing !== null && keyOf(picture) === keyOf(standing);
        if (!isHeader || block.pictures.length > 1) own.push(...(await taker.take(picture)));
      }
      taken.push({ kind: 'files', files: own, caption: block.caption });
    }
  }
  await taker.end();
  const names = [...new Set(item.categories.map((name) => wordsOf(name)))].filter(
    (name) => name !== '' && !uncategorised.test(name),
  );
  const [category = '', ...others] = as === 'project' ? names : ['', ...names];
  for (const name of new Set([...others, ...item.tags.map((tag) => wordsOf(tag))])) {
    if (name !== '') losses.add('category', name);
  }
  const now = parts.now();
  const shown = as === 'project' ? withHeader(header, taken) : { header, blocks: taken };
  return {
    notes: [...notes, ...losses.sentences(), ...failures],
    content: {
      title: wordsOf(item.title),
      slug: decoded(item.slug),
      author: site.authors.get(item.author) ?? (item.author || 'Unknown'),
      // What was planned was not there before.
      date: Math.min(item.date ?? now, now),
      wasPublic: item.date !== null && item.date <= now && publicStates.has(item.status),
      plannedFor: item.date !== null && item.date > now && plannedStates.has(item.status) ? item.date : null,
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

/**
 * Opens an export to be taken, item by item.
 * @param open reads it from its beginning
 */
export async function openWxrSource(open: () => Wxr): Promise<OpenedSource> {
  const library = await readLibrary(open);
  return {
    async *items() {
      const wxr = open();
      for await (const item of wxr.items()) {
        yield {
          ordinal: item.ordinal,
          read: (as, parts) => readItem(item, wxr.site, library, as, parts),
        };
      }
    },
    close: async () => undefined,
  };
}
