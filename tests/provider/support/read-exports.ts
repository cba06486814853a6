import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toRichText, toWords } from '@vitrine/markdown';
import { onTestFinished } from 'vitest';
import { openGhost } from '../../../provider/src/imports/ghost.ts';
import { readHtml } from '../../../provider/src/imports/html.ts';
import { importLimits } from '../../../provider/src/imports/limits.ts';
import { Losses } from '../../../provider/src/imports/losses.ts';
import { openWxr, type Wxr } from '../../../provider/src/imports/wxr.ts';
import { planWxr, readWxr, type ReadItem } from '../../../provider/src/imports/wxr-source.ts';
import type { Found } from '../../../provider/src/imports/source.ts';

/** What an export was read as, before anything of it is fetched. */
export interface ReadExport {
  readonly found: Found;
  readonly items: readonly ReadItem[];
  /** Of the first item: each part on its own, pictures as `[address alt caption]`. */
  readonly parts: readonly string[];
  /** All that is told of all items. */
  readonly told: string;
}

const drawn = (item: ReadItem | undefined): readonly string[] =>
  (item?.blocks ?? []).map((block) => {
    if (block.kind === 'text') return block.markdown;
    const files = block.kind === 'film' ? [block.film] : block.pictures;
    const names = files.map(({ addresses, alt, caption }) =>
      [addresses[0]?.replace(/^.*\//, '') ?? '', alt, caption].filter((part) => part !== '').join(' '),
    );
    return `[${names.join(', ')}]${block.kind === 'pictures' && block.caption !== '' ? ` ${block.caption}` : ''}`;
  });

async function read(content: string, open: (path: string) => Wxr): Promise<ReadExport> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'export');
  await writeFile(path, content);
  const found = await planWxr(() => open(path));
  const types = Object.fromEntries(found.plan.types.map(({ type }) => [type, 'story'] as const));
  const items: ReadItem[] = [];
  for await (const { item } of readWxr(() => open(path), types)) if (item !== null) items.push(item);
  const told = items.flatMap(({ losses }) => new Losses(losses).sentences()).join('\n');
  return { found, items, parts: drawn(items[0]), told };
}

const escaped = (text: string): string => text.replaceAll(']]>', ']]]]><![CDATA[>');

/** A value that WordPress keeps beside an item. */
export const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${escaped(value)}]]></wp:meta_value></wp:postmeta>`;

/** An item of WordPress. @param more elements of it beside the usual ones, which come first */
export const item = (content: string, more = '', title = 'T'): string =>
  `<item><title>${title}</title>${more}<content:encoded><![CDATA[${escaped(content)}]]></content:encoded></item>`;

/** A picture of the media library. */
export const attachment = (id: number, name: string, more = ''): string =>
  `<item><title>${name}</title><wp:post_type>attachment</wp:post_type><wp:post_id>${String(id)}</wp:post_id><wp:attachment_url>https://old.example/up/${name}</wp:attachment_url>${more}</item>`;

/** An export of WordPress with these items. */
export const wxr = (...items: readonly string[]): string =>
  `<rss xmlns:content="c" xmlns:wp="w" xmlns:dc="d" xmlns:excerpt="e"><channel><link>https://old.example</link><generator>https://wordpress.org/?v=6.7</generator><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

/** Reads an export of WordPress with these items. */
export const readItems = (...items: readonly string[]): Promise<ReadExport> =>
  read(wxr(...items), (path) => openWxr(path, importLimits));

/** Reads a text of WordPress. */
export const readText = (content: string): Promise<ReadExport> => readItems(item(content));

/** Reads an export of Ghost. @param tables as its JSON has them */
export const readGhost = (tables: Readonly<Record<string, unknown>>): Promise<ReadExport> =>
  read(JSON.stringify({ db: [{ data: tables }] }), (path) => openGhost(path, importLimits));

/** What visitors read of a text of the block editor, part by part. */
export const shownOf = (html: string): readonly string[] =>
  readHtml(html, { base: 'https://old.example', keepsLines: false, hasShortcodes: false }).blocks.flatMap((block) =>
    block.kind === 'text' ? [toWords(toRichText(block.markdown))] : [],
  );
