import type { Project, Story } from './content.ts';

/** What a link shows: the whole of something sealed, or where that stands meanwhile for everybody. */
export type Shown =
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'moved'; readonly path: string };
