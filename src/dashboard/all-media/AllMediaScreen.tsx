import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { readWantedSlot } from '../../domain/slots.ts';
import { arrangeProjects, projectSortings } from '../shared/lists/arrange-projects.ts';
import type { ProjectSorting } from '../shared/lists/arrange-projects.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ListTools } from '../shared/lists/ListTools.tsx';
import { MediaViews } from '../shared/media/MediaViews.tsx';
import { countFound } from '../shared/messages.ts';
import { useExtensions } from '../shared/page/extensions.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { NoProjects } from '../shared/page/NoProjects.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { WantedSlotNote } from '../shared/slots/WantedSlotNote.tsx';
import { FilmsForPhones } from './FilmsForPhones.tsx';
import { MissingAlt } from './MissingAlt.tsx';
import { MediaTable } from './MediaTable.tsx';
import { Originals } from './Originals.tsx';

/** From this many projects on, a list is long enough to be searched. */
const searchedFrom = 9;

/** The projects, each leading to its media (specification, section 2, "All media"). */
export function AllMediaScreen({ resource }: ScreenProps<readonly ProjectSummary[]>) {
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<ProjectSorting>('position');
  const location = useLocation();
  const slot = readWantedSlot(location.state);
  const isOffered = useExtensions().includes('library');
  const { value } = resource;
  const found = arrangeProjects(value ?? [], query, sorting);
  const note = value === null ? undefined : countFound(found.length, value.length, 'project', 'projects');
  return (
    <DashboardPage
      actions={isOffered && slot === null ? <MediaViews current={dashboardPaths.allMedia} /> : undefined}
      heading="All Media"
      note={note}
    >
      {slot === null ? null : <WantedSlotNote next="Choose a project." slot={slot} />}
      <ResourceState describe={() => 'Failed to fetch projects'} resource={resource}>
        {(projects) => {
          const serials = new Map(projects.map(({ id }, index) => [id, index + 1]));
          return (
            <>
              {projects.length < searchedFrom ? null : (
                <ListTools
                  label="Search by title or client"
                  onQuery={setQuery}
                  onSorting={setSorting}
                  query={query}
                  sorting={sorting}
                  sortings={projectSortings}
                />
              )}
              {slot === null ? (
                <>
                  <MissingAlt projects={projects} />
                  <FilmsForPhones />
                  <Originals projects={projects} />
                </>
              ) : null}
              {projects.length === 0 ? (
                <NoProjects />
              ) : found.length === 0 ? (
                <EmptyState>No project has that in its title or client</EmptyState>
              ) : (
                <MediaTable projects={found} serials={serials} state={location.state} />
              )}
            </>
          );
        }}
      </ResourceState>
    </DashboardPage>
  );
}
