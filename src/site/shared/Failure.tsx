import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import type { ReactNode } from 'react';
import { page } from './page.css.ts';

interface FailureProps {
  readonly onRetry: () => void;
  /** What went wrong; 'Error: ' is put before it. */
  readonly children: ReactNode;
}

/** Shown in place of a page whose data could not be loaded. */
export function Failure({ onRetry, children }: FailureProps) {
  return (
    <Grid className={page}>
      <Column wide={[4, 12]}>
        <ErrorState onRetry={onRetry}>{children}</ErrorState>
      </Column>
    </Grid>
  );
}
