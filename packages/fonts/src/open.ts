import { create, type Font } from 'fontkitten';

/**
 * Opens a font (TrueType or OpenType), to ask which letters and axes it has.
 * @returns null for a collection of several
 * @throws where it is no font
 */
export function openFont(font: Buffer): Font | null {
  const opened = create(font);
  return opened.isCollection ? null : opened;
}
