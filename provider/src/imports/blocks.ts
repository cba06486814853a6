/** A picture of a text, as it was named there. */
export interface FoundPicture {
  /** The addresses from which it may be fetched, the best first; empty where only its number is known. */
  readonly addresses: readonly string[];
  /** Of the attachment; empty where it is not known. */
  readonly id: string;
  readonly alt: string;
  readonly caption: string;
}

/** A part of a text, in its order. */
export type Block =
  | { readonly kind: 'text'; readonly markdown: string; readonly words: string }
  /** A caption of its own is that of all of them. */
  | { readonly kind: 'pictures'; readonly pictures: readonly FoundPicture[]; readonly caption: string }
  /** The addresses from which it may be fetched, or the number of its attachment, as of a {@link FoundPicture}. */
  | ({ readonly kind: 'film' } & Pick<FoundPicture, 'addresses' | 'id' | 'caption'>)
  /**
   * All pictures that belong to an item, but for some numbers; to this one where `of` is empty. Where a plugin seems to show them, `by`
   * is its shortcode; else empty.
   */
  | { readonly kind: 'own gallery'; readonly of: string; readonly without: readonly string[]; readonly by: string }
  /** Where the notes at the foot of a text stand. */
  | { readonly kind: 'footnotes' };

/** Pictures of the media library, of which nothing is known but their numbers: `77,78`. */
export const picturesById = (ids: string): readonly FoundPicture[] =>
  ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d{1,12}$/.test(id))
    .map((id) => ({ addresses: [], id, alt: '', caption: '' }));
