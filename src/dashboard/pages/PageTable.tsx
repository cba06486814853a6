import { Menu, MenuItem, MenuPage } from '@vitrine/design-system/components/menu';
import { RowLink, RowMenu, RowTitle, Table, Td, Th, Tr, WideTools } from '@vitrine/design-system/components/table';
import { asWritten } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import type { Id, OwnPageSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { isHidden } from '../../domain/publication.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { ChooseCell, ChooseHead } from '../shared/lists/ChooseCell.tsx';
import { EditAndDelete } from '../shared/lists/EditAndDelete.tsx';
import type { Choosing } from '../shared/lists/use-selection.ts';
import { ChangedCell, StateCell } from '../shared/lists/FactCells.tsx';
import { detailOnPhones } from '../shared/lists/PublicationMark.tsx';
import { MoveButtons } from '../shared/lists/MoveButtons.tsx';
import { wholePage } from '../shared/page/whole-page.ts';

/** A page's Edit link and Delete button. */
export type PageTarget = `${'edit' | 'delete'} ${Id}`;

interface PageTableProps {
  readonly pages: readonly (OwnPageSummary & { readonly position: number })[];
  /** Of all pages, shown or not. */
  readonly total: number;
  /** The whole order is shown. */
  readonly canMove: boolean;
  /** A move is being saved: the next waits for it. */
  readonly isMoving: boolean;
  readonly targets: FocusTargets<PageTarget>;
  readonly choosing: Choosing;
  /** @param position 1-based */
  readonly onMove: (page: OwnPageSummary, position: number) => void;
  readonly onDelete: (page: OwnPageSummary) => void;
}

/** The pages in their order, with their addresses. */
export function PageTable(props: PageTableProps) {
  const { pages, total, canMove, isMoving, targets, choosing, onMove, onDelete } = props;
  return (
    <Table
      caption="Pages"
      head={
        <>
          <ChooseHead />
          <Th>S.No</Th>
          <Th>Title</Th>
          <Th>State</Th>
          <Th wideOnly>Changed</Th>
          <Th end>Action</Th>
        </>
      }
    >
      {pages.map((page) => {
        const { id, title, slug, position, publication, updatedAt } = page;
        return (
          <Tr key={id}>
            <ChooseCell choosing={choosing} id={id} title={title} />
            <Td kind="serial">{position}</Td>
            <Td kind="title">
              <RowTitle detail={detailOnPhones(publication, <span dir="ltr">/{slug}</span>)}>
                <RowLink asChild>
                  <Link {...asWritten(title)} to={dashboardPaths.editPage(id)}>
                    {title}
                  </Link>
                </RowLink>
              </RowTitle>
            </Td>
            <StateCell publication={publication} />
            <ChangedCell updatedAt={updatedAt} />
            <Td kind="actions">
              <RowMenu
                tools={
                  <>
                    <WideTools>
                      <MoveButtons
                        isFirst={position === 1 || isMoving}
                        isLast={position === total || isMoving}
                        isOff={!canMove}
                        name={title}
                        onMove={(step) => onMove(page, position + step)}
                      />
                    </WideTools>
                    <EditAndDelete
                      id={id}
                      onDelete={() => onDelete(page)}
                      targets={targets}
                      title={title}
                      to={dashboardPaths.editPage(id)}
                    />
                  </>
                }
              >
                <Menu endsRow label={`More for ${title}`}>
                  <MenuPage>
                    <Link {...wholePage(isHidden(publication))} to={paths.page(slug)}>
                      View
                    </Link>
                  </MenuPage>
                  <MenuPage>
                    <Link to={dashboardPaths.editPage(id)}>Edit</Link>
                  </MenuPage>
                  <MenuItem
                    disabled={!canMove || position === 1 || isMoving}
                    onChoose={() => onMove(page, position - 1)}
                  >
                    Move up
                  </MenuItem>
                  <MenuItem
                    disabled={!canMove || position === total || isMoving}
                    onChoose={() => onMove(page, position + 1)}
                  >
                    Move down
                  </MenuItem>
                  <MenuItem onChoose={() => onDelete(page)}>Delete</MenuItem>
                </Menu>
              </RowMenu>
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}
