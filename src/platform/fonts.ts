import type { PreviewFont } from '../domain/preview.ts';

/**
 * Gives fonts to a document, which fetches those that something is set in.
 * @returns takes them away
 */
export function addFonts(fonts: readonly PreviewFont[], page: Document = document): () => void {
  // A document takes only fonts of its own window.
  const Font = page.defaultView?.FontFace;
  if (Font === undefined) return () => undefined;
  const added = fonts.map(({ family, source, weight, letters }) => {
    const font = new Font(family, typeof source === 'string' ? `url(${source})` : source, {
      weight,
      display: 'swap',
      ...(letters === undefined ? {} : { unicodeRange: letters }),
    });
    page.fonts.add(font);
    return font;
  });
  return () => {
    for (const font of added) page.fonts.delete(font);
  };
}
