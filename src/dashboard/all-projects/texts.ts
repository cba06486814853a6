import { isolated } from '../../domain/isolated.ts';
import { named } from '../shared/named.ts';

/** The specified texts of the screen (specification, section 8, "Projects"). */
export const texts = {
  fetchFailed: 'Failed to fetch projects',
  deleteFailed: 'Failed to delete project',
  moveFailed: 'Failed to update project position',
  deleted: 'Project deleted successfully!',
  question: 'Are you sure you want to delete this project?',
  /** Not in the specification. */
  changeFailed: 'The projects were not changed.',
  questionOfMany: (count: number): string => `Are you sure you want to delete these ${String(count)} projects?`,
  movedToTop: (title: string): string => `${isolated(named(title))} is first now.`,
} as const;
