import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Story } from '../../domain/content.ts';
import { filterPublished, hasHidden, publicationFilters, tellsState, visibilities } from '../../domain/publication.ts';
import type { PublicationFilter } from '../../domain/publication.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { ChosenRows } from '../shared/lists/ChosenRows.tsx';
import { useManyVisibility } from '../shared/lists/many-visibility.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { ListTools } from '../shared/lists/ListTools.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useSelection } from '../shared/lists/use-selection.ts';
import { arrangeStories, FEW, storySortings } from './arrange.ts';
import type { StorySorting } from './arrange.ts';
import { DeleteStoryDialog } from './DeleteStoryDialog.tsx';
import { StoryTable } from './StoryTable.tsx';
import type { StoryTarget } from './StoryTable.tsx';
import { ChangeStoriesMachineContext, DeleteStoriesMachineContext, DeleteStoryMachineContext } from './machines.ts';

const texts = {
  one: 'story',
  many: 'stories',
  question: 'Are you sure you want to delete this story?',
  deleteFailed: 'Failed to delete story.',
} as const;

interface StoryListProps {
  readonly stories: readonly Story[];
  /** Called after a deletion, a change of many or their undo, to read the list again. */
  readonly onDeleted: () => void;
  /** @param found how many of them search and filter leave */
  readonly onCount: (count: number, found: number) => void;
  readonly targets: FocusTargets<'create' | StoryTarget>;
}

/** The table, with search and sorting where there are many (specification, section 8, "Stories"). */
export function StoryList({ stories, onDeleted, onCount, targets }: StoryListProps) {
  const outcome = useOutcome();
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<StorySorting>('newest');
  const [filter, setFilter] = useState<PublicationFilter>('all');
  // Deleted since the list was read.
  const [deletedStory, setDeletedStory] = useState<Story | null>(null);
  const announceDeleted = useDeleted(() => {
    setDeletedStory(null);
    onDeleted();
  });

  const known = stories.filter(({ id }) => id !== deletedStory?.id);
  const hasMany = known.length > FEW;
  // Where there is search it is there from the start, so that nothing moves once something is hidden.
  const canFilter = hasMany ? tellsState(known) : hasHidden(known);
  const shown = filterPublished(known, canFilter ? filter : 'all');
  const visible = hasMany || canFilter ? arrangeStories(shown, query, sorting) : shown;
  const reportCount = useEffectEvent(onCount);
  const count = known.length;
  const found = visible.length;
  useEffect(() => reportCount(count, found), [count, found]);
  const selection = useSelection(visible);
  const fields = useManyVisibility(known, visibilities, (value) => value);

  const deletion = useConfirm(useProvidedMachine(DeleteStoryMachineContext), {
    onActed: (story, undo) => {
      const next = neighbourOf(visible, story.id);
      targets.afterDialog(next === undefined ? 'create' : `edit ${next.id}`);
      setDeletedStory(story);
      announceDeleted('Story deleted successfully!', 'Story', undo);
      onDeleted();
    },
    onFailed: (problem) => {
      outcome.failed(texts.deleteFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
    },
  });

  return (
    <>
      {hasMany || canFilter ? (
        <ListTools
          filter={canFilter ? filter : undefined}
          filters={publicationFilters}
          onFilter={setFilter}
          label="Search by title"
          onQuery={setQuery}
          onSorting={setSorting}
          query={query}
          sorting={sorting}
          sortings={storySortings}
        />
      ) : null}
      {visible.length > 0 ? (
        <StoryTable
          choosing={selection.choosing}
          onDelete={(story) => {
            targets.afterDialog(`delete ${story.id}`);
            deletion.ask(texts.question, story);
          }}
          stories={visible}
          targets={targets}
        />
      ) : hasMany || canFilter ? (
        <EmptyState>{query.trim() === '' ? 'No story is that' : 'No story has that in its title'}</EmptyState>
      ) : null}
      <ChosenRows
        changeContext={ChangeStoriesMachineContext}
        deleteContext={DeleteStoriesMachineContext}
        fields={fields}
        onChanged={onDeleted}
        onLeft={() => targets.focus('create')}
        selection={selection}
        texts={texts}
      />
      <DeleteStoryDialog deletion={deletion} onClosed={targets.dialogClosed} />
    </>
  );
}
