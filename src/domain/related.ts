import type { RelatedProject } from './content.ts';

/** Whether it came as a bare id, without the slug that one links to. */
export function isBare({ slug }: RelatedProject): boolean {
  return slug === '';
}
