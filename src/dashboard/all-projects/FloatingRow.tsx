import { RowTitle } from '@vitrine/design-system/components/table';
import type { ProjectSummary } from '../../domain/content.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { thumbnail } from '../shared/media/thumbnail.css.ts';
import { floating, floatingPicture, floatingSerial } from './all-projects.css.ts';
import { clientAndYear } from './client-and-year.tsx';
import { GripIcon } from '../shared/lists/row-icons.tsx';
import { named } from '../shared/named.ts';

/** The row that is dragged, above the table. Screen readers get the row itself. */
export function FloatingRow({ project }: { readonly project: ProjectSummary }) {
  return (
    <div aria-hidden="true" className={floating}>
      <GripIcon />
      <span />
      <span className={floatingSerial}>{project.position}</span>
      <span className={floatingPicture}>
        <div className={thumbnail}>
          <MediaPreview alt="" isRounded size="thumb" media={project.header} ratio="80/46" />
        </div>
      </span>
      <span>
        <RowTitle detail={clientAndYear(project)}>{named(project.title)}</RowTitle>
      </span>
    </div>
  );
}
