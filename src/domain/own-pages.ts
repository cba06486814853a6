import type { OwnPageSummary } from './content.ts';
import { paths } from './paths.ts';

/** A link of the footer. */
export interface FooterLink {
  readonly label: string;
  readonly to: string;
}

/** What the footer links of these pages: the public ones, in their order. */
export function footerLinks(pages: readonly OwnPageSummary[]): readonly FooterLink[] {
  return pages
    .filter(({ publication }) => publication === undefined || publication.visibility === 'public')
    .map(({ title, slug }) => ({ label: title, to: paths.page(slug) }));
}

/**
 * The footer's links after one page was saved.
 *
 * @param before the address that it had; `''` for a new one
 * @param now null for one that visitors do not see
 */
export function withSaved(links: readonly FooterLink[], before: string, now: FooterLink | null): readonly FooterLink[] {
  const at = links.findIndex(({ to }) => before !== '' && to === paths.page(before));
  const saved = now === null ? [] : [now];
  return at < 0 ? [...links, ...saved] : links.toSpliced(at, 1, ...saved);
}
