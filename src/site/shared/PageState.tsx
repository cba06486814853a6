import { Spinner } from '@vitrine/design-system/components/spinner';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';
import type { Resource } from './resource.ts';
import { useSayProblem } from './say-problem.ts';
import { useSay } from '../../machines/site-context.ts';

interface PageStateProps<T> {
  readonly resource: Resource<T>;
  /** The page's heading while it loads; left out where the page has one all the time. */
  readonly heading?: string;
  /** The page, once its data has loaded. */
  readonly children: (value: T) => ReactNode;
}

/** Spinner, then the page or 'Error: {message}' with a way to try again (specification, sections 4 and 8). */
export function PageState<T>({ resource, heading, children }: PageStateProps<T>) {
  const say = useSay();
  const sayProblem = useSayProblem();
  const standIn = heading === undefined ? null : <VisuallyHidden as="h1">{heading}</VisuallyHidden>;
  if (resource.state === 'loading') {
    return (
      <>
        {/* The focus waits for a heading that stays (platform/arrival.ts). */}
        {standIn === null ? null : <div aria-busy="true">{standIn}</div>}
        <Spinner label={say('Loading')} />
      </>
    );
  }
  if (resource.state === 'failed' && resource.problem !== null) {
    return (
      <>
        {standIn}
        <Failure onRetry={resource.retry}>{sayProblem(resource.problem)}</Failure>
      </>
    );
  }
  return resource.value === null ? null : children(resource.value);
}
