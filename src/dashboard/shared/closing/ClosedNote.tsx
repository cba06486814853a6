import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { Link, useLocation } from 'react-router-dom';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import { paths } from '../../../domain/paths.ts';
import { useClosing } from '../../../machines/closing/closing.react.tsx';
import { note } from './closing.css.ts';

/** Says above every page of the dashboard that the site is closed; the two that open it say so themselves. */
export function ClosedNote() {
  const { isClosed } = useClosing();
  const { pathname } = useLocation();
  if (!isClosed || pathname === paths.dashboard || pathname === dashboardPaths.settings) return null;
  return (
    <aside aria-label="Closed site" className={note}>
      <Text variant="dashSmall">
        Closed: only you see the site.{' '}
        <TextLink asChild>
          <Link to={paths.dashboard}>Open the site</Link>
        </TextLink>
      </Text>
    </aside>
  );
}
