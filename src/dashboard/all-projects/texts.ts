import { isolated } from '../../domain/isolated.ts';
import { named } from '../shared/named.ts';

/** The specified texts of the screen (specification, section 8, "Projects"). */
export const texts = {
  fetchFailed: 'Failed to fetch projects',
  deleteFailed: 'Failed to delete project',
  moveFailed: 'Failed to update project position',
  deleted: 'Project deleted successfully!',
  question: 'Are you sure you want to delete this project?',
  one: 'project',
  many: 'projects',
  /** Not in the specification. */
  published: (title: string): string => `${isolated(named(title))} is public now.`,
  publishFailed: 'The project was not published.',
  movedToTop: (title: string): string => `${isolated(named(title))} is first now.`,
} as const;
