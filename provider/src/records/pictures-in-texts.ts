import type { Media } from '../repositories/media.ts';
import type { TextMediaRepository } from '../repositories/text-media.ts';
import { picturesOf } from '../rules/formatted.ts';
import type { TextFormat } from '../rules/formatted.ts';
import type { Services } from '../services.ts';
import { filterInOrder, flatMapInOrder } from '../lib/in-order.ts';

/** What keeping account of pictures takes, beside the rows of the kind of text. */
export type PictureServices = Pick<Services, 'media' | 'mediaPlaces' | 'replacements' | 'textPictures'>;

/** A stored text in which pictures may stand. */
interface StoredText {
  readonly id: number;
  readonly content: string;
  readonly contentFormat: TextFormat;
}

/** Keeps account of the pictures that stand in the texts of one kind. All of it must run inside a transaction. */
export function createPicturesInTexts(
  { media, mediaPlaces, replacements, textPictures }: PictureServices,
  rows: TextMediaRepository,
) {
  const isPlaced = async (id: number): Promise<boolean> => (await mediaPlaces.of(id)).length > 0;

  /** A picture that the studio shows somewhere, or that was sent for a text, by the name that its file has or had; `null` for anything else. */
  async function findPicture(name: string, before: ReadonlyMap<string, number>): Promise<Media | null> {
    const id = (await media.findByFile(name))?.id ?? (await replacements.findFormer(name)) ?? before.get(name) ?? null;
    const found = id === null ? null : await media.find(id);
    return found?.mediaType === 'IMAGE' && ((await isPlaced(found.id)) || (await textPictures.has(found.id)))
      ? found
      : null;
  }

  /** Removes those of them that stand nowhere any more; what was sent for texts may come back into one, and waits. Returns the names of their files, as `media.remove` does. */
  const removeUnplaced = async (ids: Iterable<number>): Promise<readonly string[]> =>
    media.remove(
      await filterInOrder([...new Set(ids)], async (id) => !(await isPlaced(id)) && !(await textPictures.has(id))),
    );

  /**
   * Writes which pictures something shows, by their names.
   * @returns the names of files that nothing needs any more, as `write` does, and those of no picture that it may show
   */
  async function name(
    id: number,
    files: readonly string[],
  ): Promise<{ readonly gone: readonly string[]; readonly unknown: readonly string[] }> {
    const before = await rows.of(id);
    const found = await flatMapInOrder(files, async (file) => {
      const picture = await findPicture(file, before);
      return picture === null ? [] : [[file, picture.id] as const];
    });
    const shown = new Map(found);
    await rows.write(id, shown);
    return { gone: await removeUnplaced(before.values()), unknown: files.filter((file) => !shown.has(file)) };
  }

  return {
    /**
     * Writes which pictures a text shows, after the text itself.
     * @returns the names of files that nothing needs any more, to be removed once the transaction is committed
     */
    async write({ id, content: text, contentFormat: format }: StoredText): Promise<readonly string[]> {
      return (
        await name(
          id,
          picturesOf({ text, format }).map(({ file }) => file),
        )
      ).gone;
    },

    name,

    /** Removes a text, and its pictures that stand nowhere else. Their files stay on the disk until this can no longer be undone. */
    async remove(id: number, removeText: (id: number) => Promise<void>): Promise<void> {
      const ids = [...(await rows.of(id)).values()];
      await removeText(id);
      await removeUnplaced(ids);
    },
  };
}
