import { Menu, MenuItem, MenuPage } from '@vitrine/design-system/components/menu';
import { Link } from 'react-router-dom';
import type { Id } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { useDuplicate } from '../shared/duplicate/use-duplicate.ts';
import { useExtensions } from '../shared/page/extensions.ts';
import { wholePage } from '../shared/page/whole-page.ts';

interface ProjectMenuProps {
  readonly id: Id;
  /** Of its page; '' where the provider tells none. */
  readonly slug: string;
  /** Visitors do not see it at its address. */
  readonly isHidden: boolean;
  /** What was typed since is not in a copy. */
  readonly isDirty: boolean;
}

/** What leads away from the form of a stored project: its page, its history, a copy. Absent where there is none of them. */
export function ProjectMenu({ id, slug, isHidden, isDirty }: ProjectMenuProps) {
  const hasHistory = useExtensions().includes('history');
  const { isOffered, busyId, duplicate } = useDuplicate();
  if (slug === '' && !hasHistory && !isOffered) return null;
  return (
    <Menu label="More for this project">
      {slug === '' ? null : (
        <MenuPage>
          <Link {...wholePage(isHidden)} to={paths.project(slug)}>
            View
          </Link>
        </MenuPage>
      )}
      {hasHistory ? (
        <MenuPage>
          <Link to={dashboardPaths.history('project', id)}>History</Link>
        </MenuPage>
      ) : null}
      {isOffered ? (
        <MenuItem disabled={busyId !== null} onChoose={() => duplicate(id, isDirty)}>
          Duplicate
        </MenuItem>
      ) : null}
    </Menu>
  );
}
