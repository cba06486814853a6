import type { ProjectSummary } from '../../domain/content.ts';

/** The specified texts of the screen (specification, section 8, "Projects"). */
export const texts = {
  fetchFailed: 'Failed to fetch projects',
  deleteFailed: 'Failed to delete project',
  moveFailed: 'Failed to update project position',
  deleted: 'Project deleted successfully!',
  question: 'Are you sure you want to delete this project?',
} as const;

/** 'Tilde Editions, 2023', as far as it is known. */
export function clientAndYear({ clientName, year }: ProjectSummary): string | undefined {
  const known = [clientName, year].filter((fact) => fact !== '');
  return known.length === 0 ? undefined : known.join(', ');
}

/** 'Ritu moved to position 3 of 14.' */
export function describeMove(title: string, position: number, count: number): string {
  return `${title} moved to position ${String(position)} of ${String(count)}.`;
}
