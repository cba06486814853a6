import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Id, Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { buttons } from './all-stories.css.ts';

interface StoryTableProps {
  readonly stories: readonly Story[];
  /** The Edit links, by which a row gets the focus. */
  readonly links: RefObject<Map<Id, HTMLAnchorElement>>;
  readonly onDelete: (story: Story, button: HTMLButtonElement) => void;
}

/** 'S.No, Story Name, Action' (specification, section 2, "All stories"). */
export function StoryTable({ stories, links, onDelete }: StoryTableProps) {
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
            <RowTitle>{story.title}</RowTitle>
          </Td>
          <Td kind="actions">
            <span className={buttons}>
              <ButtonLink asChild size="small" variant="quiet">
                <Link
                  aria-label={`Edit ${story.title}`}
                  ref={(link) => {
                    const known = links.current;
                    if (link === null) return undefined;
                    known.set(story.id, link);
                    return () => {
                      known.delete(story.id);
                    };
                  }}
                  to={paths.editStory(story.id)}
                >
                  Edit
                </Link>
              </ButtonLink>
              <Button
                aria-label={`Delete ${story.title}`}
                onClick={(event) => onDelete(story, event.currentTarget)}
                size="small"
                variant="quietMuted"
              >
                Delete
              </Button>
            </span>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
