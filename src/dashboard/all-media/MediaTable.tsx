import { asWritten } from '@vitrine/design-system/components/text';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { Link } from 'react-router-dom';
import type { ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { thumbnail } from '../shared/media/thumbnail.css.ts';
import { titleLink } from './all-media.css.ts';
import { named } from '../shared/named.ts';

interface MediaTableProps {
  readonly projects: readonly ProjectSummary[];
  /** A project's place among all, by its id: sorting and search leave it as it is. */
  readonly serials: ReadonlyMap<ProjectSummary['id'], number>;
  /** The navigation state, which is passed on to the picker. */
  readonly state: unknown;
}

/** 'S.No', picture, 'Project Title' (specification, section 2, "All media"). */
export function MediaTable({ projects, serials, state }: MediaTableProps) {
  return (
    <Table
      caption="All media"
      long="named"
      head={
        <>
          <Th>S.No</Th>
          <Th wideOnly>
            <VisuallyHidden>Picture</VisuallyHidden>
          </Th>
          <Th>Project Title</Th>
        </>
      }
      phone="oneLine"
    >
      {projects.map((project) => (
        <Tr key={project.id}>
          <Td kind="serial">{serials.get(project.id)}</Td>
          <Td kind="picture" wideOnly="andPhones">
            <div className={thumbnail}>
              <MediaPreview alt="" isRounded size="thumb" media={project.header} ratio="80/46" />
            </div>
          </Td>
          <Td kind="title">
            <RowTitle>
              <Link
                {...asWritten(named(project.title))}
                className={titleLink}
                state={slotState(state, project)}
                to={dashboardPaths.projectMedia(project.id)}
              >
                {named(project.title)}
              </Link>
            </RowTitle>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

/** The slot to be filled, as it came, and the project chosen here (specification, section 2; rulings, "Over the wire"). */
function slotState(slot: unknown, project: ProjectSummary): object {
  return { ...(typeof slot === 'object' ? slot : null), id: project.id };
}
