import type { PreviewFont } from '../domain/preview.ts';

/**
 * Gives fonts to the document, which fetches those that something is set in.
 * @returns takes them away
 */
export function addFonts(fonts: readonly PreviewFont[]): () => void {
  const added = fonts.map(({ family, source, weight, letters }) => {
    const font = new FontFace(family, typeof source === 'string' ? `url(${source})` : source, {
      weight,
      display: 'swap',
      ...(letters === undefined ? {} : { unicodeRange: letters }),
    });
    document.fonts.add(font);
    return font;
  });
  return () => {
    for (const font of added) document.fonts.delete(font);
  };
}
