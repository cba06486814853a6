import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { LoggedIn } from '../../domain/sessions.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { deviceOf } from '../shared/device.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { EndSessionsMachineContext } from './machines.ts';
import { intro } from './sessions.css.ts';
import { describeTimes, texts } from './texts.ts';

/** Where the administrator is logged in, and the way to log out there from here. */
export function SessionsScreen({ resource }: ScreenProps<readonly LoggedIn[]>) {
  const { value, retry } = resource;
  const targets = useFocusTargets<'intro' | 'others' | `end ${string}`>();
  const outcome = useOutcome();
  const [now] = useState(Date.now);
  // What is being ended: one, all but this (null), or nothing.
  const [asked, setAsked] = useState<string | null>(null);
  const others = value?.filter(({ isThis }) => !isThis) ?? [];
  const ending = useSubmission(useProvidedMachine(EndSessionsMachineContext), {
    onSucceeded: (id) => {
      const next = id === null ? undefined : neighbourOf(others, id);
      targets.focusAfter(id === null ? 'others' : `end ${id}`, next === undefined ? 'intro' : `end ${next.id}`);
      outcome.succeeded(id === null ? texts.othersEnded : texts.ended);
      retry();
    },
    onFailed: (problem) => {
      outcome.failed(texts.failed, problem);
      retry();
    },
  });
  const end = (id: string | null) => {
    if (ending.isBusy) return;
    setAsked(id);
    ending.submit(id);
  };
  return (
    <DashboardPage
      actions={
        others.length < 2 ? undefined : (
          <Button
            busy={ending.isBusy && asked === null}
            busyLabel="Logging out..."
            onClick={() => end(null)}
            ref={targets.ref('others')}
          >
            Log out everywhere else
          </Button>
        )
      }
      heading="Sessions"
      note={value === null ? undefined : counted(value.length, 'session', 'sessions')}
    >
      <ResourceState resource={resource}>
        {(sessions) => (
          <>
            <div className={intro}>
              <Text ref={targets.ref('intro')} tabIndex={-1} tone="muted" variant="dashText">
                {texts.intro}
              </Text>
            </div>
            <Table
              caption="Where you are logged in"
              head={
                <>
                  <Th>Browser</Th>
                  <Th end>Action</Th>
                </>
              }
            >
              {sessions.map((session) => {
                const { id, isThis } = session;
                const device = deviceOf(session.userAgent);
                return (
                  <Tr key={id}>
                    <Td kind="title">
                      <RowTitle detail={describeTimes(session, now)}>{isThis ? `${device}, here` : device}</RowTitle>
                    </Td>
                    <Td kind="actions">
                      {isThis ? null : (
                        <Button
                          aria-label={`Log out: ${device}, ${describeTimes(session, now)}`}
                          busy={ending.isBusy && asked === id}
                          busyLabel="Logging out..."
                          onClick={() => end(id)}
                          ref={targets.ref(`end ${id}`)}
                          size="small"
                          variant="quiet"
                        >
                          Log out
                        </Button>
                      )}
                    </Td>
                  </Tr>
                );
              })}
            </Table>
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
