import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { findRedirects, type Redirect } from '../../domain/redirects.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { ShowMore } from '../shared/lists/ShowMore.tsx';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useLimit } from '../shared/lists/use-limit.ts';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { DeleteRedirectMachineContext } from './machines.ts';
import { newRedirect, note, search } from './redirects.css.ts';
import { RedirectForm } from './RedirectForm.tsx';
import { RedirectTable, type RedirectFocus } from './RedirectTable.tsx';
import { texts } from './texts.ts';

/** From this many on, a list is long enough to be searched. */
const searchedFrom = 9;

/** Addresses of a former site, and where they lead. */
export function RedirectsScreen({ resource }: ScreenProps<readonly Redirect[]>) {
  const { value, retry } = resource;
  const targets = useFocusTargets<RedirectFocus>();
  const outcome = useOutcome();
  const [query, setQuery] = useState('');
  const { limit, moreOf, startAnew } = useLimit();
  const announceDeleted = useDeleted(retry);
  // What was typed counts no more where there is no field for it any more.
  const canSearch = value !== null && value.length >= searchedFrom;
  const found = value === null ? [] : findRedirects(value, canSearch ? query : '');
  const deletion = useConfirm(useProvidedMachine(DeleteRedirectMachineContext), {
    onActed: ({ id }, undo) => {
      const next = neighbourOf(found.slice(0, limit), id);
      targets.afterDialog(next === undefined ? 'source new' : `edit ${String(next.id)}`);
      announceDeleted(texts.deleted, 'Redirect', undo);
      retry();
    },
    onFailed: (problem) => {
      outcome.failed(texts.deleteFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
    },
  });
  return (
    <DashboardPage
      heading="Redirects"
      note={value === null ? undefined : counted(value.length, 'redirect', 'redirects')}
    >
      <div className={newRedirect}>
        <RedirectForm onSaved={retry} redirect={null} targets={targets} />
      </div>
      <ResourceState resource={resource}>
        {(redirects) => (
          <>
            {!canSearch ? null : (
              <div className={search} role="search">
                <TextField
                  autoComplete="off"
                  label="Search by address"
                  onChange={(event) => {
                    setQuery(event.currentTarget.value);
                    startAnew();
                  }}
                  type="search"
                  value={query}
                />
              </div>
            )}
            {redirects.length === 0 ? (
              <EmptyState>
                No redirects yet. When an address of a former site is to lead to its new place, write both above.
              </EmptyState>
            ) : found.length === 0 ? (
              <EmptyState>No redirect has that in its addresses</EmptyState>
            ) : (
              <>
                <RedirectTable
                  onDelete={(redirect) => {
                    targets.afterDialog(`delete ${String(redirect.id)}`);
                    deletion.ask(texts.question, redirect);
                  }}
                  onSaved={retry}
                  redirects={found.slice(0, limit)}
                  targets={targets}
                />
                <ShowMore {...moreOf(found, ({ id }) => targets.focus(`edit ${String(id)}`))} />
              </>
            )}
            <div className={note}>
              <Text variant="dashSmall">
                An old address is only asked for where this site has nothing itself. While what it leads to is a draft,
                it leads nowhere.
              </Text>
            </div>
          </>
        )}
      </ResourceState>
      <DeleteDialog
        deletion={deletion}
        describe={({ source, target }) => [`${source} leads to ${target}.`, 'It will lead nowhere.']}
        onClosed={targets.dialogClosed}
      />
    </DashboardPage>
  );
}
