import { Menu, MenuPage } from '@vitrine/design-system/components/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Id } from '../../../domain/content.ts';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import { useExtensions } from './extensions.ts';
import { wholePage } from './whole-page.ts';

interface FormMenuProps {
  readonly kind: 'project' | 'story';
  readonly id: Id;
  /** Of its page; null where the provider tells none. */
  readonly path: string | null;
  /** Visitors do not see it at its address. */
  readonly isHidden: boolean;
  /** `MenuItem`s behind them; null where there is none. */
  readonly children?: ReactNode;
}

/** What leads away from the form of something stored: its page, its history, and what else there is. Absent where there is none of them. */
export function FormMenu({ kind, id, path, isHidden, children = null }: FormMenuProps) {
  const hasHistory = useExtensions().includes('history');
  if (path === null && !hasHistory && children === null) return null;
  return (
    <Menu label={`More for this ${kind}`}>
      {path === null ? null : (
        <MenuPage>
          <Link {...wholePage(isHidden)} to={path}>
            View
          </Link>
        </MenuPage>
      )}
      {hasHistory ? (
        <MenuPage>
          <Link to={dashboardPaths.history(kind, id)}>History</Link>
        </MenuPage>
      ) : null}
      {children}
    </Menu>
  );
}
