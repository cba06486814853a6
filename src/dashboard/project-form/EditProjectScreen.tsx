import type { Project } from '../../domain/content.ts';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { Facts } from '../shared/Facts.tsx';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import { ownWords, counted } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/resource.ts';
import { ResourceState } from '../shared/ResourceState.tsx';
import { header } from './project-form.css.ts';

/** One project as it is stored (specification, section 2, "edit project"). */
export function EditProjectScreen({ resource }: ScreenProps<Project>) {
  return (
    <DashboardPage heading="Edit Project" note={resource.value?.title}>
      <ResourceState describe={ownWords} resource={resource}>
        {(project) => (
          <Facts>
            {[
              ['Title', project.title],
              ['Description', project.description],
              [
                'Header media',
                project.header === null ? null : (
                  <MediaPreview
                    alt={`Header of ${project.title}`}
                    className={header}
                    media={project.header}
                    ratio="1500/800"
                  />
                ),
              ],
              ['Client name', project.clientName],
              ['Year', project.year],
              ['Credits', project.credits.map(({ role, name }) => `${role}: ${name}`).join('\n')],
              [
                'Grids',
                project.grids
                  .map(({ gridType, frames }) => `${gridType}, ${counted(frames.length, 'frame', 'frames')}`)
                  .join('\n'),
              ],
              ['Related projects', project.related.map(({ title }) => title).join('\n')],
            ]}
          </Facts>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
