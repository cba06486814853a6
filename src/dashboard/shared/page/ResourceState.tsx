import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Spinner } from '@vitrine/design-system/components/spinner';
import type { ReactNode } from 'react';
import { describeProblem, type Problem } from '../../../api/problem.ts';
import type { Resource } from './resource.ts';

interface ResourceStateProps<Value> {
  readonly resource: Resource<Value>;
  /** The text for a failed read; by default the problem's own. */
  readonly describe?: (problem: Problem) => string;
  /** The page, once its read has come. */
  readonly children: (value: Value) => ReactNode;
}

/** Spinner, then the page, or 'Error: {message}' with 'Try again' (specification, sections 4 and 8). */
export function ResourceState<Value>({ resource, describe = describeProblem, children }: ResourceStateProps<Value>) {
  if (resource.state === 'loading') return <Spinner />;
  if (resource.state === 'failed' && resource.problem !== null) {
    return <ErrorState onRetry={resource.retry}>{describe(resource.problem)}</ErrorState>;
  }
  return resource.value === null ? null : children(resource.value);
}
