import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Story } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { countFound, ownWords, reasonBefore } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { stale } from './all-stories.css.ts';
import { StoryList } from './StoryList.tsx';
import type { StoryTarget } from './StoryTable.tsx';

/** Every story, newest first (specification, section 2, "All stories"); every deletion reads the list again. */
export function AllStoriesScreen({ resource }: ScreenProps<readonly Story[]>) {
  const { value, problem, retry } = resource;
  const targets = useFocusTargets<'create' | StoryTarget>();
  // After a deletion the list has the new count before it is read again.
  const [shown, setShown] = useState<{ readonly count: number; readonly found: number } | null>(null);
  const count = shown?.count ?? value?.length;
  const isEmpty = value?.length === 0;
  const createLink = (
    <ButtonLink asChild icon={<PlusIcon size={18} />} variant="primary">
      <Link ref={targets.ref('create')} to={dashboardPaths.createStory}>
        Create Story
      </Link>
    </ButtonLink>
  );
  return (
    <DashboardPage
      actions={isEmpty ? undefined : createLink}
      heading="All Stories"
      note={count === undefined ? undefined : countFound(shown?.found ?? count, count, 'story', 'stories')}
    >
      <ResourceState resource={resource}>
        {(stories) => (
          <>
            {problem === null ? null : (
              <div className={stale}>
                <ErrorState onRetry={retry} reason={reasonBefore(ownWords(problem), problem)}>
                  {ownWords(problem)}
                </ErrorState>
              </div>
            )}
            {isEmpty ? <EmptyState action={createLink}>No stories available</EmptyState> : null}
            <StoryList
              onDeleted={retry}
              onCount={(now, found) => setShown({ count: now, found })}
              stories={stories}
              targets={targets}
            />
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
