import { useEffect } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { Resource } from '../shared/resource.ts';

/** Logs which of the two reads failed: without categories the page is shown, without projects it is not. */
export function useFailureLog({ state, problem }: Pick<Resource<unknown>, 'state' | 'problem'>): void {
  useEffect(() => {
    const failure = nameFailure(state, problem);
    if (failure !== null) console.warn(failure);
  }, [state, problem]);
}

function nameFailure(state: Resource<unknown>['state'], problem: Problem | null): string | null {
  if (problem === null) return null;
  return state === 'failed' ? 'Failed to fetch projects' : 'Failed to fetch categories';
}
