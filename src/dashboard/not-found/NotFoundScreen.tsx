import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { paths } from '../../domain/paths.ts';
import { Link } from '../../router/links.tsx';
import { DashboardPage } from '../shared/DashboardPage.tsx';

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
