import { asWritten } from '@vitrine/design-system/components/text';
import { Menu, MenuItem, MenuPage } from '@vitrine/design-system/components/menu';
import { RowLink, RowMenu, RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Link } from 'react-router-dom';
import type { Id, Story } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { isHidden, tellsState } from '../../domain/publication.ts';
import { wholePage } from '../shared/page/whole-page.ts';
import { ChooseCell, ChooseHead } from '../shared/lists/ChooseCell.tsx';
import { EditAndDelete } from '../shared/lists/EditAndDelete.tsx';
import type { Choosing } from '../shared/lists/use-selection.ts';
import { ChangedCell, FactsOnPhones, StateCell } from '../shared/lists/FactCells.tsx';
import { detailOnPhones } from '../shared/lists/PublicationMark.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { named } from '../shared/named.ts';

/** A story's Edit link and Delete button. */
export type StoryTarget = `${'edit' | 'delete'} ${Id}`;

interface StoryTableProps {
  readonly stories: readonly Story[];
  readonly targets: FocusTargets<StoryTarget>;
  readonly choosing: Choosing;
  readonly onDelete: (story: Story) => void;
}

/** 'S.No, Story Name, Action' (specification, section 2, "All stories"). */
export function StoryTable({ stories, targets, choosing, onDelete }: StoryTableProps) {
  const hasState = tellsState(stories);
  return (
    <Table
      caption="All stories"
      head={
        <>
          <ChooseHead />
          <Th>S.No</Th>
          <Th>Story Name</Th>
          {hasState ? <Th>State</Th> : null}
          {hasState ? <Th wideOnly>Changed</Th> : null}
          <Th end>Action</Th>
        </>
      }
      phone="oneLine"
      rowHeight="narrow"
    >
      {stories.map((story, index) => {
        const title = named(story.title);
        return (
          <Tr key={story.id}>
            <ChooseCell choosing={choosing} id={story.id} title={title} />
            <Td kind="serial">{index + 1}</Td>
            <Td kind="title">
              <RowTitle
                detail={detailOnPhones(
                  story.publication,
                  <FactsOnPhones updatedAt={story.updatedAt ?? story.createdAt} />,
                )}
              >
                <RowLink asChild>
                  <Link {...asWritten(title)} to={dashboardPaths.editStory(story.id)}>
                    {title}
                  </Link>
                </RowLink>
              </RowTitle>
            </Td>
            {hasState ? <StateCell publication={story.publication} /> : null}
            {hasState ? <ChangedCell updatedAt={story.updatedAt ?? story.createdAt} /> : null}
            <Td kind="actions">
              <RowMenu
                tools={
                  <>
                    <EditAndDelete
                      id={story.id}
                      onDelete={() => onDelete(story)}
                      targets={targets}
                      title={title}
                      to={dashboardPaths.editStory(story.id)}
                    />
                  </>
                }
              >
                <Menu endsRow label={`More for ${title}`}>
                  <MenuPage>
                    <Link {...wholePage(isHidden(story.publication))} to={paths.story(story.id)}>
                      View
                    </Link>
                  </MenuPage>
                  <MenuPage>
                    <Link to={dashboardPaths.editStory(story.id)}>Edit</Link>
                  </MenuPage>
                  <MenuItem onChoose={() => onDelete(story)}>Delete</MenuItem>
                </Menu>
              </RowMenu>
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}
