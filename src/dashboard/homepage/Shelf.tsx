import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import type { Frame, Id, ProjectFile, ProjectMedia, ProjectSummary } from '../../domain/content.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { ownWords } from '../shared/messages.ts';
import { ProjectSearch } from '../shared/forms/ProjectSearch.tsx';
import type { Resource } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { chooser, list, shelf } from './shelf.css.ts';
import { ShelfTile } from './ShelfTile.tsx';
import { shelfHint } from './texts.ts';
import { named } from '../shared/named.ts';

interface ShelfProps {
  readonly id: string;
  readonly projects: Resource<readonly ProjectSummary[]>;
  /** Null until one is chosen. */
  readonly project: ProjectSummary | null;
  readonly media: Resource<ProjectMedia>;
  /** The distinct accessible name of each of its files. */
  readonly nameOf: (file: Frame) => string;
  readonly onProject: (project: ProjectSummary) => void;
  readonly onPutOn: (file: ProjectFile) => void;
  readonly targets: FocusTargets<`put ${Id}`>;
}

/** Every file of a project, its header first. */
export function filesOf({ header, media }: ProjectMedia): readonly ProjectFile[] {
  return header === null ? media : [header, ...media];
}

/** One project's media at the foot of the page, to be put onto its slots. */
export function Shelf({ id, projects, project, media, nameOf, onProject, onPutOn, targets }: ShelfProps) {
  return (
    <section aria-label="Project media" className={shelf} id={id}>
      <DashboardFoot>
        <div className={chooser}>
          <ResourceState describe={ownWords} resource={projects}>
            {(all) => (
              <ProjectSearch
                label="Project"
                onTake={onProject}
                opens="up"
                placeholder={project === null ? 'Search by title' : named(project.title)}
                projects={all}
              />
            )}
          </ResourceState>
          <Text variant="dashSmall">{project === null ? 'Choose a project to see its media.' : shelfHint}</Text>
        </div>
        {project === null ? null : (
          <ResourceState describe={ownWords} resource={media}>
            {(found) =>
              filesOf(found).length === 0 ? (
                <EmptyState>No media available</EmptyState>
              ) : (
                <ul aria-label={`Media of ${named(project.title)}`} className={list}>
                  {filesOf(found).map((file) => (
                    <ShelfTile
                      file={file}
                      key={file.id}
                      name={nameOf(file)}
                      onPutOn={() => onPutOn(file)}
                      putOnRef={targets.ref(`put ${file.id}`)}
                    />
                  ))}
                </ul>
              )
            }
          </ResourceState>
        )}
      </DashboardFoot>
    </section>
  );
}
