import type { Media } from '../repositories/media.ts';
import type { TextMediaRepository } from '../repositories/text-media.ts';
import { picturesOf } from '../rules/formatted.ts';
import type { TextFormat } from '../rules/formatted.ts';
import type { Services } from '../services.ts';

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
  const isPlaced = (id: number): boolean => mediaPlaces.of(id).length > 0;

  /** A picture that the studio shows somewhere, or that was sent for a text, by the name that its file has or had; `null` for anything else. */
  function findPicture(name: string, before: ReadonlyMap<string, number>): Media | null {
    const id = media.findByFile(name)?.id ?? replacements.findFormer(name) ?? before.get(name) ?? null;
    const found = id === null ? null : media.find(id);
    return found?.mediaType === 'IMAGE' && (isPlaced(found.id) || textPictures.has(found.id)) ? found : null;
  }

  /** Removes those of them that stand nowhere any more; what was sent for texts may come back into one, and waits. Returns the names of their files, as `media.remove` does. */
  const removeUnplaced = (ids: Iterable<number>): readonly string[] =>
    media.remove([...new Set(ids)].filter((id) => !isPlaced(id) && !textPictures.has(id)));

  return {
    /**
     * Writes which pictures a text shows, after the text itself.
     * @returns the names of files that nothing needs any more, to be removed once the transaction is committed
     */
    write({ id, content: text, contentFormat: format }: StoredText): readonly string[] {
      const before = rows.of(id);
      const found = picturesOf({ text, format }).flatMap(({ file }) => {
        const picture = findPicture(file, before);
        return picture === null ? [] : [[file, picture.id] as const];
      });
      rows.write(id, new Map(found));
      return removeUnplaced(before.values());
    },

    /** Removes a text, and its pictures that stand nowhere else. Their files stay on the disk until this can no longer be undone. */
    remove(id: number, removeText: (id: number) => void): void {
      const ids = [...rows.of(id).values()];
      removeText(id);
      removeUnplaced(ids);
    },
  };
}
