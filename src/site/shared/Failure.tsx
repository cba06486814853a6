import { Column, Grid } from '@vitrine/design-system/components/layout';
import { page } from './page.css.ts';
import { SiteError } from './SiteError.tsx';

interface FailureProps {
  readonly onRetry: () => void;
  /** What went wrong; 'Error: ' is put before it. */
  readonly children: string;
}

/** Shown in place of a page whose data could not be loaded. */
export function Failure({ onRetry, children }: FailureProps) {
  return (
    <Grid className={page}>
      <Column wide={[4, 12]}>
        <SiteError onRetry={onRetry}>{children}</SiteError>
      </Column>
    </Grid>
  );
}
