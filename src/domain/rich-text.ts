/** Elements that a formatted text may have; nothing else is drawn, whatever a provider sends. */
export const richTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'em', 'strong', 'a'] as const;

export interface RichElement {
  readonly tag: (typeof richTags)[number];
  readonly parts: RichText;
  /** Of a link: http, https, mailto, tel, or a path of this site. */
  readonly href?: string | undefined;
  /** Of a numbered list that does not begin with 1. */
  readonly start?: number | undefined;
  /** Of a link to a film: its still, which is made here and sent by nobody. */
  readonly style?: { readonly backgroundImage: string } | undefined;
}

/** A formatted text, to be drawn. Line breaks are in its words. */
export type RichText = readonly (string | RichElement)[];
