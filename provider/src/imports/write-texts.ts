import { pageFields, receiveTexts, storyFields } from '@vitrine/content';
import { saveUploads } from '../media/save-uploads.ts';
import { Upload } from '../lib/upload.ts';
import type { TextMediaRepository } from '../repositories/text-media.ts';
import { readPageSlug, reservedSlugs } from '../rules/page-slug.ts';
import { listed } from './names.ts';
import { toMarkdown } from './phrases.ts';
import { collapsed } from './spaces.ts';
import { filesIn, isText, namesOf, type TakenBlock, type TakenContent, type TakenFile } from './taken.ts';
import { leadOn, textOf, titleOf, wordsOf, type Typed, type WriteServices, type Writing } from './write-parts.ts';
import { mapInOrder } from '../lib/in-order.ts';

const quotes = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);
const brackets = (text: string): string => collapsed(text.replaceAll(/[[\]\\*_]/g, String.raw`\$&`));

/** A text as it is kept, with what stands in it. */
interface TakenText extends Typed {
  /** Records them, and the rows that the text's pictures have. Must run inside the transaction, after its record is written. */
  readonly writePictures: (id: number) => Promise<void>;
}

/**
 * Stores the pictures of a text, and hands over the text that shows them.
 * @param limit the most characters that the text may have
 * @param write the record, in a transaction of its own
 */
async function writeIllustrated(
  { store, media }: WriteServices,
  rows: TextMediaRepository,
  { blocks, header }: TakenContent,
  limit: number,
  notes: string[],
  write: (text: TakenText) => Promise<void>,
): Promise<void> {
  const all = header === null ? blocks : [{ kind: 'files', files: [header], caption: '' } as const, ...blocks];
  const films = filesIn(all).filter(({ facts }) => facts.mediaType === 'VIDEO');
  if (films.length > 0)
    notes.push(`Stories and pages show no films of their own: these were not taken: ${listed(namesOf(films))}.`);
  const pictures = filesIn(all).filter(({ facts }) => facts.mediaType === 'IMAGE');
  const uploads = new Map(pictures.map((file) => [new Upload('file', file.path, file.name, file.facts.bytes), file]));
  await saveUploads(
    store,
    [...uploads.keys()],
    async (saved) => {
      const named = new Map<TakenFile, string>();
      for (const [upload, file] of uploads) named.set(file, saved.get(upload)?.file ?? '');
      const draw = (block: TakenBlock): string =>
        isText(block)
          ? ''
          : [
              ...block.files.flatMap((file) => {
                const name = named.get(file);
                const caption = file.caption === '' ? '' : ` "${quotes(file.caption)}"`;
                return name === undefined ? [] : [`![${brackets(file.alt)}](/media/${name}${caption})`];
              }),
              ...(block.caption === '' ? [] : [toMarkdown(block.caption)]),
            ].join('\n\n');
      const { text, format } = textOf(all, limit, notes, draw);
      const writePictures = async (id: number): Promise<void> => {
        const ids = await mapInOrder([...saved], async ([upload, found]) => {
          const alt = uploads.get(upload)?.alt ?? '';
          return [found.file, await media.insert({ ...found, ...(alt === '' ? {} : { alt }) })] as const;
        });
        await rows.write(id, new Map(format === 'markdown' ? ids : []));
        // A text without marks names none of them.
        if (format === 'plain') await media.remove(await mapInOrder(ids, async ([, mediaId]) => mediaId));
      };
      await write({ text, format, writePictures });
    },
    async (upload) => {
      const file = uploads.get(upload);
      if (file === undefined) throw new Error('A file that nobody has looked at.');
      return file.facts;
    },
  );
}

/** Makes a draft story of what an item holds. */
export async function writeStory(
  services: WriteServices,
  { content, redirectFrom, formerPaths, made }: Writing,
  notes: string[],
): Promise<void> {
  const { stories, storyMedia, history, atomically } = services;
  const { most } = storyFields.content;
  await writeIllustrated(services, storyMedia, content, most, notes, async ({ text, format, writePictures }) => {
    if (text === '') notes.push('It has no text.');
    await atomically(async () => {
      const { id } = await stories.insert(
        {
          ...receiveTexts(
            storyFields,
            {
              title: titleOf(content.title, storyFields.title.most, notes) || 'Untitled',
              authorname: wordsOf(content.author, storyFields.author.most, 'author', notes),
              searchDescription: wordsOf(
                content.searchDescription,
                storyFields.searchDescription.most,
                'excerpt',
                notes,
              ),
            },
            null,
          ),
          content: text,
          contentFormat: format,
          visibility: 'draft',
          publishAt: content.plannedFor,
        },
        content.date,
        content.wasPublic ? content.date : null,
      );
      await writePictures(id);
      await history.created({ kind: 'story', id }, null);
      await made(
        {
          made: 'story',
          recordId: id,
          redirectId: await leadOn(services, { redirectFrom, formerPaths }, `/individual/${String(id)}`, notes),
        },
        notes,
      );
    });
  });
}

/** Makes a draft page of what an item holds, at an address that is free. */
export async function writePage(
  services: WriteServices,
  { content, redirectFrom, formerPaths, made }: Writing,
  notes: string[],
): Promise<void> {
  const { pages, pageMedia, atomically } = services;
  const { most } = pageFields.content;
  const title = titleOf(content.title, pageFields.title.most, notes) || 'Untitled';
  const all = pages.seenBy('administrator');
  await writeIllustrated(services, pageMedia, content, most, notes, async ({ text, format, writePictures }) => {
    await atomically(async () => {
      const wanted = readPageSlug(content.slug) ?? readPageSlug(title) ?? 'page';
      let slug = wanted;
      for (let count = 2; reservedSlugs.has(slug) || (await all.findBySlug(slug)) !== null; count += 1)
        slug = `${wanted}-${String(count)}`;
      const id = await pages.insert(slug, {
        ...receiveTexts(
          pageFields,
          {
            title,
            searchDescription: wordsOf(content.searchDescription, pageFields.searchDescription.most, 'excerpt', notes),
          },
          null,
        ),
        content: text,
        contentFormat: format,
        visibility: 'draft',
      });
      await writePictures(id);
      await made(
        {
          made: 'page',
          recordId: id,
          redirectId: await leadOn(services, { redirectFrom, formerPaths }, `/${slug}`, notes),
        },
        notes,
      );
    });
  });
}
