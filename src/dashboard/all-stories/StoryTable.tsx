import { asWritten } from '@vitrine/design-system/components/text';
import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { RowLink, RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Link } from 'react-router-dom';
import type { Id, Story } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { isHidden } from '../../domain/publication.ts';
import { wholePage } from '../shared/page/whole-page.ts';
import { detailOf } from '../shared/lists/PublicationMark.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';

/** A story's Edit link and Delete button. */
export type StoryTarget = `${'edit' | 'delete'} ${Id}`;

interface StoryTableProps {
  readonly stories: readonly Story[];
  readonly targets: FocusTargets<StoryTarget>;
  readonly onDelete: (story: Story) => void;
}

/** 'S.No, Story Name, Action' (specification, section 2, "All stories"). */
export function StoryTable({ stories, targets, onDelete }: StoryTableProps) {
  return (
    <Table
      caption="All stories"
      head={
        <>
          <Th>S.No</Th>
          <Th>Story Name</Th>
          <Th end>Action</Th>
        </>
      }
      phone="oneLine"
      rowHeight="narrow"
    >
      {stories.map((story, index) => (
        <Tr key={story.id}>
          <Td kind="serial">{index + 1}</Td>
          <Td kind="title">
            <RowTitle detail={detailOf(story.publication)}>
              <RowLink asChild>
                <Link {...asWritten(story.title)} to={dashboardPaths.editStory(story.id)}>
                  {story.title}
                </Link>
              </RowLink>
            </RowTitle>
          </Td>
          <Td kind="actions">
            <ButtonLink asChild size="small" variant="quiet">
              <Link
                aria-label={`View ${story.title}`}
                {...wholePage(isHidden(story.publication))}
                to={paths.story(story.id)}
              >
                View
              </Link>
            </ButtonLink>
            <ButtonLink asChild size="small" variant="quiet">
              <Link
                aria-label={`Edit ${story.title}`}
                ref={targets.ref(`edit ${story.id}`)}
                to={dashboardPaths.editStory(story.id)}
              >
                Edit
              </Link>
            </ButtonLink>
            <Button
              aria-label={`Delete ${story.title}`}
              onClick={() => onDelete(story)}
              ref={targets.ref(`delete ${story.id}`)}
              size="small"
              variant="quietMuted"
            >
              Delete
            </Button>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
