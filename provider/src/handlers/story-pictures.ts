import type { Media } from '../repositories/media.ts';
import type { Story } from '../repositories/stories.ts';
import { picturesOf } from '../rules/formatted.ts';
import type { Services } from '../services.ts';

type PictureServices = Pick<Services, 'media' | 'mediaPlaces' | 'replacements' | 'storyMedia' | 'textPictures'>;

/** Keeps account of the pictures that stand in stories. All of it must run inside a transaction. */
export function createStoryPictures({ media, mediaPlaces, replacements, storyMedia, textPictures }: PictureServices) {
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
     * Writes which pictures a story shows, after its text.
     * @returns the names of files that nothing needs any more, to be removed once the transaction is committed
     */
    write({ id, content: text, contentFormat: format }: Story): readonly string[] {
      const before = storyMedia.ofStory(id);
      const found = picturesOf({ text, format }).flatMap(({ file }) => {
        const picture = findPicture(file, before);
        return picture === null ? [] : [[file, picture.id] as const];
      });
      storyMedia.write(id, new Map(found));
      return removeUnplaced(before.values());
    },

    /** Removes a story's pictures that stand nowhere else, after it has been removed itself. @param ids those that it had */
    release: (ids: Iterable<number>): void => void removeUnplaced(ids),
  };
}
