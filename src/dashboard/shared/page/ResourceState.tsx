import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Spinner } from '@vitrine/design-system/components/spinner';
import type { ReactNode } from 'react';
import type { Problem } from '../../../api/problem.ts';
import { ownWords, reasonBefore } from '../messages.ts';
import type { Resource } from './resource.ts';

interface ResourceStateProps<Value> {
  readonly resource: Resource<Value>;
  /** The text for a failed read; by default the provider's own, or the problem's. */
  readonly describe?: (problem: Problem) => string;
  /** The page, once its read has come. */
  readonly children: (value: Value) => ReactNode;
}

/** Spinner, then the page, or 'Error: {message}' with 'Try again' (specification, sections 4 and 8). */
export function ResourceState<Value>({ resource, describe = ownWords, children }: ResourceStateProps<Value>) {
  if (resource.state === 'loading') return <Spinner />;
  if (resource.state === 'failed' && resource.problem !== null) {
    const text = describe(resource.problem);
    return (
      <ErrorState onRetry={resource.retry} reason={reasonBefore(text, resource.problem)}>
        {text}
      </ErrorState>
    );
  }
  return resource.value === null ? null : children(resource.value);
}
