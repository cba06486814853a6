import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProjectSummary } from '../../domain/content.ts';
import { describeSlot, readWantedSlot } from '../../domain/slots.ts';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { counted } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/resource.ts';
import { ResourceState } from '../shared/ResourceState.tsx';
import { search, wanted } from './all-media.css.ts';
import { MissingAlt } from './MissingAlt.tsx';
import { MediaTable } from './MediaTable.tsx';

/** From so many projects on, a list is long enough to be searched. */
const searchedFrom = 9;

/** The projects, each leading to its media (specification, section 2, "All media"). */
export function AllMediaScreen({ resource }: ScreenProps<readonly ProjectSummary[]>) {
  const [sought, setSought] = useState('');
  const location = useLocation();
  const slot = readWantedSlot(location.state);
  const { value } = resource;
  const note = value === null ? undefined : counted(value.length, 'project', 'projects');
  return (
    <DashboardPage heading="All Media" note={note}>
      {slot === null ? null : (
        <Text className={wanted} variant="dashText">
          {`${describeSlot(slot)} Choose a project.`}
        </Text>
      )}
      <ResourceState describe={() => 'Failed to fetch projects'} resource={resource}>
        {(projects) => {
          const listed = projects.map((project, index) => ({ project, serial: index + 1 }));
          const found = listed.filter(({ project }) => isFound(project, sought));
          return (
            <>
              {projects.length < searchedFrom ? null : (
                <TextField
                  autoComplete="off"
                  className={search}
                  hideLabel
                  label="Search projects"
                  onChange={(event) => setSought(event.currentTarget.value)}
                  placeholder="Search projects"
                  type="search"
                  value={sought}
                />
              )}
              {slot === null ? <MissingAlt projects={projects} /> : null}
              {found.length === 0 ? (
                <EmptyState>No projects found</EmptyState>
              ) : (
                <MediaTable rows={found} state={location.state} />
              )}
            </>
          );
        }}
      </ResourceState>
    </DashboardPage>
  );
}

function isFound({ title, clientName }: ProjectSummary, sought: string): boolean {
  return `${title} ${clientName}`.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}
