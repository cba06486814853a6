import { Button } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { describeProblem, isNotFound } from '../../api/problem.ts';
import type { Problem } from '../../api/problem.ts';
import type { DeletedItem, RecentlyDeleted } from '../../domain/deleted.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePendingUndos, useUndo } from '../../machines/undo/undo.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { DeletedDialogs } from './DeletedDialogs.tsx';
import { DeletedTable } from './DeletedTable.tsx';
import type { DeletedTarget } from './DeletedTable.tsx';
import { describeFiles, failed, kindOf } from './describe.ts';
import { DeleteForGoodMachineContext, EmptyDeletedMachineContext } from './machines.ts';
import { intro, stale } from './recently-deleted.css.ts';

const days = 'What is deleted can be restored for 30 days.';

/** A provider that keeps nothing has no list either. */
const describe = (problem: Problem): string =>
  isNotFound(problem) ? 'This server does not keep what was deleted.' : describeProblem(problem);

/** What was deleted within the last thirty days: restore it, or delete it for good. */
export function RecentlyDeletedScreen({ resource }: ScreenProps<RecentlyDeleted>) {
  const { value, problem, retry } = resource;
  const outcome = useOutcome();
  const targets = useFocusTargets<'intro' | 'empty' | DeletedTarget>();
  // Restored or deleted since the list was read.
  const [goneIds, setGoneIds] = useState<ReadonlySet<string>>(new Set());
  const items = value?.items.filter(({ id }) => !goneIds.has(id)) ?? [];

  const forget = (gone: readonly { readonly id: string }[]) => {
    setGoneIds(new Set([...goneIds, ...gone.map(({ id }) => id)]));
    retry();
  };
  const targetAfter = ({ id }: { readonly id: string }): DeletedTarget | 'intro' => {
    const next = neighbourOf(items, id);
    return next === undefined ? 'intro' : `restore ${next.id}`;
  };

  const pending = usePendingUndos();
  const undo = useUndo({
    onUndone: ({ token }) => {
      targets.focusAfter(`restore ${token}`, targetAfter({ id: token }));
      forget([{ id: token }]);
    },
    // What is too late to restore, or was restored in another tab, goes from the list.
    onFailed: retry,
  });

  const refused = (why: Problem) => {
    outcome.failed(failed, why);
  };
  const deletion = useConfirm(useProvidedMachine(DeleteForGoodMachineContext), {
    onActed: (item) => {
      targets.afterDialog(targetAfter(item));
      forget([item]);
      outcome.succeeded(`${kindOf(item)} deleted for good.`);
    },
    onFailed: (why) => {
      refused(why);
      deletion.cancel();
    },
  });
  const emptying = useConfirm(useProvidedMachine(EmptyDeletedMachineContext), {
    onActed: (subject) => {
      targets.afterDialog('intro');
      forget(subject.items);
      outcome.succeeded(`${counted(subject.items.length, 'item', 'items')} deleted for good.`);
    },
    onFailed: (why) => {
      refused(why);
      emptying.cancel();
    },
  });

  const askToDelete = (item: DeletedItem) => {
    targets.afterDialog(`delete ${item.id}`);
    deletion.ask('Are you sure you want to delete this for good?', item);
  };
  const askToEmpty = () => {
    targets.afterDialog('empty');
    const question = `Are you sure you want to delete ${items.length === 1 ? 'this' : `all ${String(items.length)}`} for good?`;
    emptying.ask(question, { items });
  };

  return (
    <DashboardPage
      actions={
        items.length === 0 ? undefined : (
          <Button onClick={askToEmpty} ref={targets.ref('empty')}>
            Delete all
          </Button>
        )
      }
      heading="Recently Deleted"
      note={
        value === null
          ? undefined
          : [counted(items.length, 'item', 'items'), describeFiles(items)].filter((part) => part !== null).join(', ')
      }
    >
      <ResourceState describe={describe} resource={resource}>
        {({ readAt }) => (
          <>
            {problem === null ? null : (
              <div className={stale}>
                <ErrorState onRetry={retry}>{describe(problem)}</ErrorState>
              </div>
            )}
            <div className={intro}>
              <Text ref={targets.ref('intro')} tabIndex={-1} tone="muted" variant="dashText">
                {days}
              </Text>
            </div>
            {items.length === 0 ? (
              <EmptyState>Nothing was deleted lately</EmptyState>
            ) : (
              <DeletedTable
                items={items}
                now={readAt}
                onDelete={askToDelete}
                onRestore={(item) => undo({ token: item.id, what: kindOf(item) })}
                restoring={pending}
                targets={targets}
              />
            )}
            <DeletedDialogs deletion={deletion} emptying={emptying} onClosed={targets.dialogClosed} />
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
