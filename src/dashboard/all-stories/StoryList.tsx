import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Id, Story } from '../../domain/content.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { ListTools } from '../shared/ListTools.tsx';
import { logFailure } from '../shared/messages.ts';
import { useDeleted } from '../shared/use-deleted.ts';
import { arrangeStories, FEW, storySortings } from './arrange.ts';
import type { StorySorting } from './arrange.ts';
import { DeleteStoryDialog } from './DeleteStoryDialog.tsx';
import { StoryTable } from './StoryTable.tsx';
import { DeleteStoryMachineContext } from './machines.ts';

const question = 'Are you sure you want to delete this story?';
const failed = 'Failed to delete story.';

interface StoryListProps {
  readonly stories: readonly Story[];
  /** One has gone, or is back: read the list again. */
  readonly onDeleted: () => void;
  /** The last story has gone: the focus needs a place. */
  readonly onEmptied: () => void;
}

/** The table, with search and sorting where there are many (specification, section 8, "Stories"). */
export function StoryList({ stories, onDeleted, onEmptied }: StoryListProps) {
  const { show } = useShowToast();
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<StorySorting>('newest');
  // Gone, though the list that was read may still have it.
  const [gone, setGone] = useState<Story | null>(null);
  const tellDeleted = useDeleted(() => {
    setGone(null);
    onDeleted();
  });
  const links = useRef(new Map<Id, HTMLAnchorElement>());
  const opener = useRef<HTMLButtonElement>(null);
  const heir = useRef<{ readonly id: Id | undefined } | null>(null);

  const known = stories.filter(({ id }) => id !== gone?.id);
  const hasMany = known.length > FEW;
  const visible = hasMany ? arrangeStories(known, query, sorting) : known;

  const deletion = useConfirm(useProvidedMachine(DeleteStoryMachineContext), {
    onActed: (story, undo) => {
      const index = visible.findIndex(({ id }) => id === story.id);
      heir.current = { id: (visible[index + 1] ?? visible[index - 1])?.id };
      setGone(story);
      tellDeleted('Story deleted successfully!', 'Story', undo);
      onDeleted();
    },
    onFailed: (problem) => {
      logFailure(failed, problem);
      show({ kind: 'error', text: failed });
      // The toast has said it; the question can be asked again.
      deletion.cancel();
    },
  });

  // The empty list brings its button a moment after the dialog has closed.
  const isEmpty = stories.length === 0;
  const takeFocus = useEffectEvent(() => {
    if (heir.current !== null && heir.current.id === undefined) onEmptied();
  });
  useEffect(() => {
    if (isEmpty) takeFocus();
  }, [isEmpty]);

  return (
    <>
      {hasMany ? (
        <ListTools
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
          links={links}
          onDelete={(story, button) => {
            opener.current = button;
            heir.current = null;
            deletion.ask(question, story);
          }}
          stories={visible}
        />
      ) : hasMany ? (
        <EmptyState>No story has that in its title</EmptyState>
      ) : null}
      <DeleteStoryDialog
        deletion={deletion}
        onClosed={() => {
          if (heir.current === null) opener.current?.focus();
          else if (heir.current.id === undefined) onEmptied();
          else links.current.get(heir.current.id)?.focus();
        }}
      />
    </>
  );
}
