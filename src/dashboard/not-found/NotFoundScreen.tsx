import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';

/** An address below /dashboard that is no page. */
export function NotFoundScreen() {
  return (
    <DashboardPage heading="404 - Page Not Found">
      <ArrowLink asChild>
        <Link to={paths.dashboard}>Dashboard</Link>
      </ArrowLink>
    </DashboardPage>
  );
}
