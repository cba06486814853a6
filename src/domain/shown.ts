import type { Project, Story } from './content.ts';

/** What a link shows: the whole of something sealed, or where that stands meanwhile for everybody. */
export type Shown =
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'moved'; readonly path: string };

/** What the page of something sealed shows to who has no link. */
export interface Teaser {
  readonly title: string;
  readonly picture: {
    readonly url: string;
    /** Of the header, in pixels, where they are known. */
    readonly width: number | null;
    readonly height: number | null;
  } | null;
}
