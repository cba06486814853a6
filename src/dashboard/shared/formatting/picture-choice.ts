import { useCallback, useState } from 'react';
import type { Media, ProjectFile } from '../../../domain/content.ts';
import { fileName } from '../../../domain/media.ts';
import { useLibrary, type Library } from '../../../machines/library/library.react.tsx';
import { useExtensions } from '../page/extensions.ts';

/** The studio's pictures, for a text in which they may stand, or for people. */
export interface PictureChoice {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The provider takes new pictures for texts. */
  readonly canUpload: boolean;
  /** A picture by the name of its file; undefined while it is not known. */
  readonly find: (file: string) => Media | undefined;
  /** The same, as the studio keeps it. */
  readonly fileOf: (file: string) => ProjectFile | undefined;
  /** Every file of the studio, while one is chosen or shown. */
  readonly library: Library;
}

/**
 * Undefined where the provider has none to choose from.
 * @param extension by which the provider says that pictures stand there
 * @param isShown pictures of a text are drawn, so that they have to be known
 */
export function usePictures(
  extension: 'storyPictures' | 'pagePictures' | 'people',
  isShown: boolean,
): PictureChoice | undefined {
  const extensions = useExtensions();
  const isOffered = ['library', extension].every((name) => extensions.includes(name));
  const [isOpen, setIsOpen] = useState(false);
  const isNeeded = isOffered && (isOpen || isShown);
  const library = useLibrary(isNeeded);
  const { value: files } = library;
  const fileOf = useCallback(
    (name: string) =>
      files?.find(({ file: { media, path } }) => media.kind === 'image' && fileName(path) === name)?.file,
    [files],
  );
  const find = useCallback((name: string) => fileOf(name)?.media, [fileOf]);
  if (!isOffered) return undefined;
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    canUpload: extensions.includes('textPictures'),
    find,
    fileOf,
    library,
  };
}
