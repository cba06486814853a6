import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { History } from '../../domain/history.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { HeadLink } from '../shared/page/HeadLink.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { intro, list } from './history.css.ts';
import { RevisionItem, type RevisionTarget } from './RevisionItem.tsx';
import { nameOf, texts } from './texts.ts';

/** Where the present state is edited. */
function formOf({ kind, id }: History): string {
  switch (kind) {
    case 'project':
      return dashboardPaths.editProject(id ?? '');
    case 'story':
      return dashboardPaths.editStory(id ?? '');
    case 'about':
      return dashboardPaths.editAbout;
    case 'homepage':
      return dashboardPaths.homepage;
    case 'settings':
      return dashboardPaths.settings;
  }
}

/** What each save of one thing has left: compare it, or make it the present state again. */
export function HistoryScreen({ resource }: ScreenProps<ForEditing<History>>) {
  const { value, retry } = resource;
  const targets = useFocusTargets<RevisionTarget>();
  const outcome = useOutcome();
  const announce = useDeleted(retry);
  const [now] = useState(Date.now);
  const refused = (problem: Problem) => {
    outcome.failed(texts.restoreFailed, problem);
    // Changed elsewhere: the list shows by whom, and the next try is about that.
    if (problem.kind === 'http') retry();
  };
  return (
    <DashboardPage
      actions={
        value === null ? undefined : (
          <HeadLink icon={<Pencil aria-hidden size={18} />} to={formOf(value)}>
            Edit
          </HeadLink>
        )
      }
      heading="History"
      note={value === null ? undefined : `${nameOf(value)}, ${counted(value.revisions.length, 'state', 'states')}`}
    >
      <ResourceState resource={resource}>
        {({ revisions, etag }) =>
          revisions.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <>
              <div className={intro}>
                <Text tone="muted" variant="dashText">
                  {texts.intro}
                </Text>
              </div>
              <ol className={list}>
                {revisions.map((revision, index) => (
                  <RevisionItem
                    etag={etag}
                    isOlder={revisions.findIndex(({ isPresent }) => isPresent) < index}
                    key={revision.id}
                    now={now}
                    onRefused={refused}
                    onRestored={({ leftOut, undo }) => {
                      announce([texts.restored, ...leftOut].join(' '), texts.former, undo);
                      retry();
                    }}
                    revision={revision}
                    targets={targets}
                  />
                ))}
              </ol>
            </>
          )
        }
      </ResourceState>
    </DashboardPage>
  );
}
