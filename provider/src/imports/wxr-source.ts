import { cutText } from '@vitrine/markdown/cut';
import { HttpError } from '../lib/http-error.ts';
import type { NewImportItem } from '../repositories/imports.ts';
import { keyOf } from './fetch-files.ts';
import { wordsOf } from './tree.ts';
import { factsIn, shownOf, type ProjectFacts } from './fields.ts';
import { Library } from './library.ts';
import type { ToldLosses } from './losses.ts';
import { fileName } from './names.ts';
import { formerPathsOf, hasNumberAddress, pathOf, queryAddressOf } from './old-addresses.ts';
import { filesOf, readParts, type ItemParts } from './read-item.ts';
import { SharedParts } from './shared-parts.ts';
import type { Found } from './source.ts';
import type { FoundType, ImportChoices, ImportPlan, MadeKind } from './types.ts';
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

const uncategorised =
  /^(?:uncategori[sz]ed|allgemein|unkategorisiert|ohne kategorie|sans catégorie|non classée?|sin categor(?:ía|izar)|sense categoria|senza categoria|non categorizzato|sem categoria|geen categorie|ongecategoriseerd|okategoriserade?|ukategoriser[et]t?|ikke-kategoriseret|luokittelematon|bez kategorii|nezařazené|nezaradené|egyéb kategória|fără categorie|χωρίς κατηγορία|αταξινόμητα|без рубрики|без категорії|без категория|未分[类類]|미분류|غير مصنف|دسته‌بندی نشده)$/iu;

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

/** Types and hosts that are reported: the rest is no export that anybody has made. */
const mostKinds = 100;
/** Names of one kind of what is left out. */
const mostNames = 100;

/** What texts of an export name, and is no part of them: files, and parts that several of them show. */
async function readNamed(open: () => Wxr): Promise<{ readonly library: Library; readonly shared: SharedParts }> {
  const library = new Library();
  const shared = new SharedParts();
  const wxr = open();
  for await (const item of wxr.items()) {
    if (item.type === 'attachment') library.add(item, wxr.site.link);
    else shared.add(item);
  }
  return { library, shared };
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
  const { library, shared } = await readNamed(open);
  const used = new Set<string>();
  const hosts = new Tally();
  const counted = new Set<string>();
  let missing = 0;
  /** Texts that are led to. */
  let addresses = 0;
  const again = open();
  for await (const item of again.items()) {
    // Reusable blocks stand in the texts that name them.
    if (item.type === 'attachment' || item.type === 'wp_block') continue;
    const reason = ownOf(internal, item.type) ?? ownOf(untaken, item.status);
    if (reason !== undefined) {
      skipped.add(reason, wordsOf(item.title));
      continue;
    }
    types.add(item.type);
    if (types.size > mostKinds) throw new HttpError(400, 'This export has too many types of items.', { part: 'file' });
    const parts = readParts(item, again.site, library, shared);
    missing += parts.losses.count('missing') + parts.losses.count('missingGallery');
    for (const wanted of filesOf(parts)) {
      const key = keyOf(wanted);
      for (const address of wanted.addresses) used.add(address);
      if (counted.has(key)) continue;
      counted.add(key);
      hosts.add(new URL(key).host);
    }
    const address = pathOf(item, again.site);
    if (address !== null || hasNumberAddress(item, again.site)) addresses += 1;
    items.push({
      ordinal: item.ordinal,
      source: sourceOf(item, again.site),
      type: cutText(item.type, 100),
      title: cutText(wordsOf(item.title), 200),
      address,
      publishedAt: item.date,
      state: 'planned',
      notes: [],
    });
  }
  for (const { address } of library.unused(used)) skipped.add('Files that stand in no text', fileName(address));
  for (const name of shared.unused()) skipped.add('Reusable blocks that stand in no text', name);
  const found = hosts.list();
  for (const { key } of found.slice(mostKinds))
    skipped.add('Hosts of files beyond the first hundred, of which nothing is fetched', key);
  const { repaired } = again.site;
  const plan: ImportPlan = {
    types: types.list().map(({ key, count }): FoundType => ({ type: key, count, as: ownOf(usual, key) ?? 'none' })),
    hosts: found.slice(0, mostKinds).map(({ key, count }) => ({ host: key, files: count })),
    addresses,
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

/** An item of an export as it was read. Nothing of it was fetched yet. */
export interface ReadItem extends Pick<ItemParts, 'header' | 'blocks'> {
  readonly title: string;
  readonly slug: string;
  readonly author: string;
  /** Milliseconds since 1970-01-01 UTC; null where it has none. */
  readonly date: number | null;
  readonly status: string;
  readonly searchDescription: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly isCut: boolean;
  readonly isProtected: boolean;
  readonly facts: ProjectFacts;
  /** Paths that it had before its last one. */
  readonly formerPaths: readonly string[];
  /** Where it was, with a query that no redirect can have; else empty. */
  readonly queryAddress: string;
  readonly losses: ToldLosses;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Everybody who has written it, as people know them. */
function authorsOf({ author, coAuthors }: WxrItem, { authors }: WxrSite): string {
  const names = [author, ...coAuthors].map((one) => wordsOf(authors.get(one) ?? one)).filter((name) => name !== '');
  return [...new Set(names)].join(', ') || 'Unknown';
}

function toRead(item: WxrItem, site: WxrSite, library: Library, shared: SharedParts): ReadItem {
  const { header, blocks, losses } = readParts(item, site, library, shared);
  const { facts, others } = factsIn(item.fields);
  for (const [name, value] of others) losses.add('field', `${name} “${shownOf(value)}”`);
  const excerpt = wordsOf(item.excerpt);
  const description = wordsOf(item.search.description);
  const searchTitle = wordsOf(item.search.title);
  if (description !== '' && excerpt !== '' && excerpt !== description) losses.add('field', `excerpt “${excerpt}”`);
  if (searchTitle !== '') losses.add('field', `title for search engines “${searchTitle}”`);
  return {
    title: wordsOf(item.title),
    slug: decoded(item.slug),
    author: authorsOf(item, site),
    date: item.date,
    status: item.status,
    searchDescription: description === '' ? excerpt : description,
    categories: [...new Set(item.categories.map((name) => wordsOf(name)))].filter(
      (name) => name !== '' && !uncategorised.test(name),
    ),
    tags: item.tags.map((tag) => wordsOf(tag)),
    isCut: item.isCut,
    isProtected: item.isProtected,
    formerPaths: formerPathsOf(item, site),
    queryAddress: queryAddressOf(item, site),
    facts: { clientName: wordsOf(facts.clientName), year: wordsOf(facts.year) },
    header,
    blocks,
    losses: losses.toJSON(),
  };
}

/** Reads an export item by item: `null` in place of what was not chosen. */
export async function* readWxr(
  open: () => Wxr,
  types: ImportChoices['types'],
): AsyncGenerator<{ readonly ordinal: number; readonly item: ReadItem | null }> {
  const { library, shared } = await readNamed(open);
  const wxr = open();
  for await (const item of wxr.items()) {
    const as: MadeKind | 'none' = ownOf(types, cutText(item.type, 100)) ?? 'none';
    yield { ordinal: item.ordinal, item: as === 'none' ? null : toRead(item, wxr.site, library, shared) };
  }
}
