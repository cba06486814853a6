import { ButtonLink } from '@vitrine/design-system/components/button';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import type { RevisionKind } from '../../../domain/history.ts';
import { useExtensions } from './extensions.ts';
import { HeadLink } from './HeadLink.tsx';

interface HistoryLinkProps {
  readonly kind: Exclude<RevisionKind, 'project' | 'story'>;
  /** In the head of a form, which has little room on phones, or among the buttons of its preview. */
  readonly place?: 'head' | 'buttons';
}

/** The way from a form to what each save has left; absent with a provider that keeps none. Of a project or story it is in the menu. */
export function HistoryLink({ kind, place = 'head' }: HistoryLinkProps) {
  if (!useExtensions().includes('history')) return null;
  const to = dashboardPaths.history(kind);
  if (place === 'buttons') {
    return (
      <ButtonLink asChild>
        <Link to={to}>History</Link>
      </ButtonLink>
    );
  }
  return (
    <HeadLink icon={<History aria-hidden size={18} />} to={to}>
      History
    </HeadLink>
  );
}
