import { useEffect } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { WorkContent } from '../../domain/categories.ts';
import type { Resource } from '../shared/resource.ts';

/** Logs which of the two reads failed: without categories the page is shown, without projects it is not, or only a part. */
export function useFailureLog({
  state,
  problem,
  value,
}: Pick<Resource<WorkContent>, 'state' | 'problem' | 'value'>): void {
  const isPart = value?.part !== undefined;
  useEffect(() => {
    const failure = nameFailure(isPart ? 'failed' : state, problem);
    if (failure !== null) console.warn(failure);
  }, [state, problem, isPart]);
}

function nameFailure(state: Resource<unknown>['state'], problem: Problem | null): string | null {
  if (problem === null) return null;
  return state === 'failed' ? 'Failed to fetch projects' : 'Failed to fetch categories';
}
