import { ErrorState } from '@vitrine/design-system/components/error-state';
import { useSay } from '../../machines/site-context.ts';

interface SiteErrorProps {
  /** What went wrong; 'Error: ' is put before it. */
  readonly children: string;
  readonly onRetry?: (() => void) | undefined;
}

/** A failure in place of what could not be read, in the site's words. */
export function SiteError({ children, onRetry }: SiteErrorProps) {
  const say = useSay();
  return (
    <ErrorState label={say('Error')} onRetry={onRetry} retryLabel={say('Try again')}>
      {children}
    </ErrorState>
  );
}
