import { IndexRow, IndexRows } from '@vitrine/design-system/components/index-rows';
import { Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import type { Overview } from '../../api/dashboard/reads.ts';
import { firstSteps, hasContentToWrite, isEmptyStudio, openSteps } from '../../domain/first-steps.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { useSite } from '../../machines/site-context.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { useClosing, useClosingOutcome } from '../../machines/closing/closing.react.tsx';
import { ClosedPanel } from './ClosedPanel.tsx';
import { slotCount } from './desk-lines.ts';
import { DeskPanels } from './DeskPanels.tsx';
import { FirstSteps, useStepPlaces } from './FirstSteps.tsx';
import { useStepsMemory } from './steps-memory.ts';
import { index, subtitle, welcome as welcomeClass } from './home.css.ts';

/** Before anything has been read. */
const nothingKnown: Overview = {
  categories: null,
  projects: null,
  slots: null,
  stories: null,
  hasAbout: null,
  shown: [],
  records: { projects: [], stories: [] },
};

/** The dashboard's first page (specification, section 2): a count that could not be read is left out. */
export function DashboardHomeScreen({ resource }: ScreenProps<Overview>) {
  const studio = resource.value ?? nothingKnown;
  const { projects, slots, stories } = studio;
  const { username, isHidden, hide, show } = useStepsMemory();
  const open = openSteps(studio, useSite().siteName);
  const { isClosed } = useClosing();
  const targets = useFocusTargets<'panel' | 'welcome'>();
  useClosingOutcome({
    // The panel goes with the button that was pressed.
    onDone: () => targets.focusAfter('panel', 'welcome'),
    onFailed: () => undefined,
  });
  const placeOf = useStepPlaces();
  const hasDesk = useExtensions().includes('desk') && resource.value !== null && !isEmptyStudio(studio);
  const welcome = isEmptyStudio(studio) ? 'Welcome' : 'Welcome back';
  const rows = [
    { label: 'All Projects', to: dashboardPaths.allProjects, count: projects },
    {
      label: 'Create Homepage',
      to: dashboardPaths.homepage,
      count: slots === null ? null : `${String(slots)} of ${String(slotCount)} slots`,
    },
    { label: 'Edit About', to: dashboardPaths.editAbout, count: null },
    { label: 'All Stories', to: dashboardPaths.allStories, count: stories },
  ];
  const lists = (
    <IndexRows>
      {rows.map(({ label, to, count }) => (
        <IndexRow asChild count={count ?? undefined} key={to}>
          <Link to={to}>{label}</Link>
        </IndexRow>
      ))}
    </IndexRows>
  );
  return (
    <DashboardPage heading="Dashboard">
      <div className={welcomeClass}>
        <Text as="h2" ref={targets.ref('welcome')} tabIndex={-1} variant="statement" wrap="anywhere">
          {username === null ? welcome : `${welcome}, ${username}`}
        </Text>
      </div>
      <div className={subtitle}>
        <Text tone="muted" variant="lead">
          Your Content Managment System
        </Text>
      </div>
      {isClosed ? (
        <ClosedPanel
          missing={firstSteps.filter((step) => open.has(step)).map((step) => placeOf(step).label)}
          ref={targets.ref('panel')}
        />
      ) : null}
      {hasContentToWrite(open) ? <FirstSteps isHidden={isHidden} onHide={hide} onShow={show} open={open} /> : null}
      {hasDesk ? <DeskPanels studio={studio}>{lists}</DeskPanels> : <div className={index}>{lists}</div>}
    </DashboardPage>
  );
}
