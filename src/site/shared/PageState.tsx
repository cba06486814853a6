import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Spinner } from '@vitrine/design-system/components/spinner';
import type { ReactNode } from 'react';
import { describeProblem } from '../../api/problem.ts';
import { page } from './page.css.ts';
import type { Resource } from './resource.ts';

interface PageStateProps<T> {
  readonly resource: Resource<T>;
  /** The page, once its reads have come. */
  readonly children: (value: T) => ReactNode;
}

/** Spinner, then the page or 'Error: {message}' with a way to try again (specification, sections 4 and 8). */
export function PageState<T>({ resource, children }: PageStateProps<T>) {
  if (resource.state === 'loading') return <Spinner />;
  if (resource.state === 'failed' && resource.problem !== null) {
    return (
      <Grid className={page}>
        <Column wide={[4, 12]}>
          <ErrorState onRetry={resource.retry}>{describeProblem(resource.problem)}</ErrorState>
        </Column>
      </Grid>
    );
  }
  return resource.value === null ? null : children(resource.value);
}
