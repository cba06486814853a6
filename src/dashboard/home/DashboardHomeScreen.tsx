import { IndexRow, IndexRows } from '@vitrine/design-system/components/index-rows';
import { Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import type { Overview } from '../../api/dashboard/reads.ts';
import { headerFilmCount, homeFilmCount, homeGridCount } from '../../domain/home.ts';
import { paths } from '../../domain/paths.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { index, subtitle, welcome } from './home.css.ts';

const slotCount = headerFilmCount + homeFilmCount + homeGridCount;

/** The dashboard's first page (specification, section 2): a count that could not be read is left out. */
export function DashboardHomeScreen({ resource }: ScreenProps<Overview>) {
  const { projects, slots, stories } = resource.value ?? { projects: null, slots: null, stories: null };
  const rows = [
    { label: 'All Projects', to: paths.dashboardScreens.allProjects, count: projects },
    {
      label: 'Create Homepage',
      to: paths.dashboardScreens.homepage,
      count: slots === null ? null : `${String(slots)} of ${String(slotCount)} slots`,
    },
    { label: 'Edit About', to: paths.dashboardScreens.editAbout, count: null },
    { label: 'All Stories', to: paths.dashboardScreens.allStories, count: stories },
  ];
  return (
    <DashboardPage heading="Dashboard">
      <div className={welcome}>
        <Text as="h2" variant="statement">
          Welcome back
        </Text>
      </div>
      <div className={subtitle}>
        <Text tone="muted" variant="lead">
          Your Content Managment System
        </Text>
      </div>
      <div className={index}>
        <IndexRows>
          {rows.map(({ label, to, count }) => (
            <IndexRow asChild count={count ?? undefined} key={to}>
              <Link to={to}>{label}</Link>
            </IndexRow>
          ))}
        </IndexRows>
      </div>
    </DashboardPage>
  );
}
