import { ButtonLink } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { countFound, reasonOf } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { NoProjects } from '../shared/page/NoProjects.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { stale } from './all-projects.css.ts';
import { ProjectList } from './ProjectList.tsx';
import type { ProjectTarget } from './ProjectRow.tsx';
import { texts } from './texts.ts';
import type { ProjectsInUse } from './uses.ts';

/** Every project in the order of the Work page: find, reorder, delete (specification, section 2, "All projects"). */
export function AllProjectsScreen({ resource }: ScreenProps<ProjectsInUse>) {
  const { value, problem, retry } = resource;
  const targets = useFocusTargets<'create' | ProjectTarget>();
  // After a deletion the list has the new count before it is read again.
  const [shown, setShown] = useState<{ readonly count: number; readonly found: number } | null>(null);
  const count = shown?.count ?? value?.projects.length;
  return (
    <DashboardPage
      actions={
        // Without projects the list's own button is the one.
        count === 0 ? undefined : (
          <ButtonLink asChild icon={<PlusIcon size={18} />} variant="primary">
            <Link ref={targets.ref('create')} to={dashboardPaths.createProject}>
              Create Project
            </Link>
          </ButtonLink>
        )
      }
      heading="All Projects"
      note={count === undefined ? undefined : countFound(shown?.found ?? count, count, 'project', 'projects')}
    >
      <ResourceState describe={() => texts.fetchFailed} resource={resource}>
        {(content) => (
          <>
            {problem === null ? null : (
              <div className={stale}>
                <ErrorState onRetry={retry} reason={reasonOf(problem)}>
                  {texts.fetchFailed}
                </ErrorState>
              </div>
            )}
            <ProjectList
              content={content}
              empty={<NoProjects linkRef={targets.ref('create')} />}
              onCount={(now, found) => setShown({ count: now, found })}
              onUndone={retry}
              targets={targets}
            />
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
