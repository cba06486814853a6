import { readCaptionHtml } from './captions.ts';
import { readFile, stat } from 'node:fs/promises';
import { badRequest } from '../lib/http-error.ts';
import { toPlain } from '../rules/plain-text.ts';
import { ghostHtml } from './ghost-text.ts';
import { listOf, readJson, textOf, valuesOf, type Values } from './json.ts';
import type { ImportLimits } from './limits.ts';
import { Losses } from './losses.ts';
import { toAddress } from './picture-address.ts';
import { nothingBeside } from './pictures-beside.ts';
import { readTime } from './times.ts';
import { noMeta, unknownSite, type Wxr, type WxrItem, type WxrSite } from './wxr.ts';

/** What Ghost writes in place of its own address. */
const placeholder = '__GHOST_URL__';

/** The tables of an export; null for JSON of something else. */
function tablesOf(json: unknown): Values | null {
  const whole = valuesOf(json);
  const [first] = listOf(whole['db']);
  const data = valuesOf(valuesOf(first)['data'] ?? whole['data']);
  return Array.isArray(data['posts']) ? data : null;
}

/** A time as Ghost writes it: as ISO 8601, as its database has it, or in milliseconds. */
function timeOf(value: unknown): number | null {
  const time = typeof value === 'number' ? value : readTime(textOf(value));
  // Numbers of files are not believed: no date of JavaScript is beyond these.
  return Number.isFinite(time) && time > 0 && time < 8.64e15 ? time : null;
}

/** The address of the site: the file does not name it, but a text that links to one of its pictures does. */
function siteOf(tables: Values): string {
  for (const post of listOf(tables['posts'])) {
    const values = valuesOf(post);
    for (const text of [values['canonical_url'], values['feature_image'], values['html']].map((one) => textOf(one))) {
      const found = /https?:\/\/[^\s"'<>()/]{3,200}(?=\/content\/(?:images|media|files)\/)/.exec(text)?.[0];
      if (found !== undefined && URL.canParse(found)) return new URL(found).origin;
    }
  }
  return unknownSite;
}

/** Rows by the post that they belong to. */
function byPost(rows: unknown): ReadonlyMap<string, readonly Values[]> {
  return Map.groupBy(
    listOf(rows).map((row) => valuesOf(row)),
    (row) => textOf(row['post_id']),
  );
}

const sorted = (rows: readonly Values[] = []): readonly Values[] =>
  rows.toSorted((a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0));

/** Whether a file is JSON that Ghost has exported; its whole text is read. */
async function readTables(path: string, { jsonBytes }: Pick<ImportLimits, 'jsonBytes'>): Promise<Values> {
  const { size } = await stat(path);
  if (size > jsonBytes) {
    throw badRequest(`An export of Ghost may have ${String(Math.floor(jsonBytes / 1024 / 1024))} MB at most.`, 'file');
  }
  const json = readJson((await readFile(path, 'utf8')).replace(/^\u{FEFF}/u, ''));
  if (json === null) throw badRequest('This JSON is damaged, or ends before its end. Export it anew.', 'file');
  const tables = tablesOf(json);
  if (tables === null) {
    throw badRequest('This is JSON, but no export of Ghost: of JSON, only that is read.', 'file');
  }
  return tables;
}

/**
 * Opens an export of Ghost (Settings, Export) as if it were WordPress's: posts and pages with their texts, tags, authors and pictures.
 * Its items throw HttpError 400 for JSON of something else.
 */
export function openGhost(path: string, limits: ImportLimits): Wxr {
  const site: WxrSite = { link: '', generator: 'Ghost', authors: new Map(), repaired: 0 };

  async function* items(): AsyncGenerator<WxrItem> {
    const tables = await readTables(path, limits);
    const posts = listOf(tables['posts']);
    if (posts.length > limits.items) {
      throw badRequest(`An export may have ${limits.items.toLocaleString('en')} items at most.`, 'file');
    }
    site.link = siteOf(tables);
    const home = (text: string): string => toPlain(text).replaceAll(placeholder, site.link);
    const tags = new Map(listOf(tables['tags']).map((tag) => [textOf(valuesOf(tag)['id']), valuesOf(tag)]));
    const users = new Map(listOf(tables['users']).map((user) => [textOf(valuesOf(user)['id']), valuesOf(user)]));
    const tagged = byPost(tables['posts_tags']);
    const written = byPost(tables['posts_authors']);
    const comments = byPost(tables['comments']);
    const metas = byPost(tables['posts_meta']);
    for (const [ordinal, row] of posts.entries()) {
      const post = valuesOf(row);
      const id = textOf(post['id']);
      const meta = metas.get(id)?.[0] ?? {};
      const ids = sorted(written.get(id)).map((one) => textOf(one['author_id']));
      const [author = '', ...coAuthors] = (ids.length === 0 ? [textOf(post['author_id'])] : ids)
        .map((one) => toPlain(textOf(users.get(one)?.['name'])))
        .filter((name) => name !== '');
      const slug = textOf(post['slug']);
      const isPage = post['type'] === 'page' || post['page'] === 1 || post['page'] === true;
      const losses = new Losses();
      const audience = textOf(post['visibility']);
      if (audience !== '' && audience !== 'public') losses.add('audience', audience);
      const injected = ['codeinjection_head', 'codeinjection_foot'].filter(
        (name) => (textOf(post[name]) || textOf(meta[name])).trim() !== '',
      );
      for (const name of injected) losses.add('script', name === 'codeinjection_head' ? 'in its head' : 'at its foot');
      const content = home(ghostHtml(post, losses));
      const feature = toAddress(home(textOf(post['feature_image']) || textOf(post['image'])), site.link);
      yield {
        ordinal,
        title: home(textOf(post['title'])),
        link: slug === '' ? '' : `/${slug}/`,
        id,
        parent: '',
        type: isPage ? 'page' : 'post',
        status: textOf(post['status']),
        slug,
        formerSlugs: [],
        formerDates: [],
        date: timeOf(post['published_at']) ?? timeOf(post['created_at']),
        author,
        coAuthors,
        content: content.length > limits.textLength ? '' : content,
        excerpt: home(textOf(post['custom_excerpt'])),
        search: {
          description: home(textOf(meta['meta_description']) || textOf(post['meta_description'])),
          title: home(textOf(meta['meta_title']) || textOf(post['meta_title'])),
        },
        isProtected: false,
        attachmentUrl: '',
        menuOrder: 0,
        header:
          feature === ''
            ? null
            : {
                addresses: [feature],
                id: '',
                alt: toPlain(textOf(meta['feature_image_alt'])),
                caption: toPlain(readCaptionHtml(home(textOf(meta['feature_image_caption'])), site.link, losses)),
              },
        meta: noMeta(),
        built: new Map(),
        hiding: new Map(),
        fields: new Map(),
        beside: nothingBeside(),
        // Tags that begin with # are Ghost's own.
        categories: sorted(tagged.get(id))
          .map((one) => valuesOf(tags.get(textOf(one['tag_id']))))
          .filter((tag) => tag['visibility'] !== 'internal')
          .map((tag) => toPlain(textOf(tag['name'])))
          .filter((name) => name !== ''),
        tags: [],
        // Who wrote them is none of an export.
        commenters: (comments.get(id) ?? []).map(() => ''),
        losses,
        isCut: content.length > limits.textLength,
      };
    }
  }
  return { site, items };
}
