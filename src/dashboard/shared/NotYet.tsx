import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Link } from 'react-router-dom';

interface NotYetProps {
  /** The page to go to meanwhile, and its name. */
  readonly to: string;
  readonly label: string;
}

/** A page whose form is still to come, and says so. */
export function NotYet({ to, label }: NotYetProps) {
  return (
    <EmptyState
      action={
        <ButtonLink asChild>
          <Link to={to}>{label}</Link>
        </ButtonLink>
      }
    >
      This form is not here yet.
    </EmptyState>
  );
}
