/** A font for a document, beside those of its style sheets. */
export interface FontSource {
  readonly family: string;
  /** The address of a file, or what is in one. */
  readonly source: string | ArrayBuffer;
  /** As `font-weight` of `@font-face` has it. */
  readonly weight: string;
  /** As `unicode-range` has it; all letters where it is left out. */
  readonly letters?: string;
}

/**
 * Gives fonts to a document, which fetches those that something is set in.
 * @returns takes them away
 */
export function addFonts(fonts: readonly FontSource[], page: Document = document): () => void {
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
