import { Button } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { Inbox } from '../../domain/messages.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { ShowMore } from '../shared/lists/ShowMore.tsx';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useLimit } from '../shared/lists/use-limit.ts';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { useTurns } from '../shared/use-turns.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { intro, list } from './inbox.css.ts';
import { InboxMachineContext } from './machines.ts';
import { MessageItem, type InboxFocus } from './MessageItem.tsx';
import { failures, texts } from './texts.ts';

/** What visitors write, and whether they are shown the form for it. */
export function InboxScreen({ resource }: ScreenProps<Inbox>) {
  const { value, retry } = resource;
  const targets = useFocusTargets<InboxFocus>();
  const outcome = useOutcome();
  const announceDeleted = useDeleted(retry);
  const [now] = useState(Date.now);
  const { limit, moreOf } = useLimit();
  const { asked, ask } = useTurns(InboxMachineContext, {
    onSucceeded: ({ act, undo }) => {
      if (act.kind === 'form') outcome.succeeded(act.isShown ? texts.shown : texts.hidden);
      if (act.kind === 'delete') {
        const next = neighbourOf(value?.messages ?? [], act.id);
        targets.focusAfter(`delete ${String(act.id)}`, next === undefined ? 'form' : `delete ${String(next.id)}`);
        announceDeleted(texts.deleted, 'Message', undo);
      }
      retry();
    },
    onFailed: (problem, { kind }) => outcome.failed(failures[kind], problem),
  });
  const unread = value?.messages.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <DashboardPage heading="Inbox" note={unread === 0 ? undefined : counted(unread, 'new message', 'new messages')}>
      <ResourceState resource={resource}>
        {({ isFormShown, messages }) => (
          <>
            <div className={intro}>
              <Text tone="muted" variant="dashText">
                {texts.intro}
              </Text>
              {isFormShown ? null : <Text variant="dashText">{texts.formOff}</Text>}
              <Button
                busy={asked.some(({ kind }) => kind === 'form')}
                busyLabel={isFormShown ? 'Hiding...' : 'Showing...'}
                onClick={() => ask({ kind: 'form', isShown: !isFormShown })}
                ref={targets.ref('form')}
              >
                {isFormShown ? 'Hide the form' : 'Show a form on Talk to us'}
              </Button>
            </div>
            {messages.length === 0 ? (
              <EmptyState>{texts.empty}</EmptyState>
            ) : (
              <>
                <ul className={list}>
                  {messages.slice(0, limit).map((message) => (
                    <MessageItem
                      asked={asked}
                      key={message.id}
                      message={message}
                      now={now}
                      onAct={ask}
                      targets={targets}
                    />
                  ))}
                </ul>
                <ShowMore {...moreOf(messages, ({ id }) => targets.focus(`delete ${String(id)}`))} />
              </>
            )}
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
