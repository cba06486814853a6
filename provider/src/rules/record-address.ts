/** A story, a project or a page. */
export interface Addressed {
  readonly kind: 'story' | 'project' | 'page';
  readonly id: number;
  /** Empty of a story, which has none. */
  readonly slug: string;
}

/** The path at which visitors find it. */
export function addressOfRecord({ kind, id, slug }: Addressed): string {
  if (kind === 'story') return `/individual/${String(id)}`;
  return kind === 'project' ? `/project/${slug}` : `/${slug}`;
}
