import { Button } from '@vitrine/design-system/components/button';
import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { isolated } from '../../domain/isolated.ts';
import type { Passkey } from '../../domain/sign-in.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { useGivenUp } from '../shared/lists/use-given-up.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { RemovePasskeyMachineContext } from './machines.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import { editing, parts, text } from './sign-in.css.ts';
import { describePasskey, texts } from './texts.ts';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly canAdd: boolean;
  readonly onChanged: () => void;
}

/** The administrator's passkeys, each renamed in its place. */
export function Passkeys({ passkeys, canAdd, onChanged }: PasskeysProps) {
  const targets = useFocusTargets<'intro' | 'add' | `${'rename' | 'remove'} ${string}`>();
  const outcome = useOutcome();
  const [now] = useState(Date.now);
  /** With what each begins instead of its name; null for its name. */
  const [edited, setEdited] = useState<ReadonlyMap<string, string | null>>(new Map());
  const edit = (id: string, begin: string | null) => setEdited((all) => new Map([...all, [id, begin]]));
  const giveUp = useGivenUp((id, { name = '' }) => edit(id, name));
  const [isAdding, setIsAdding] = useState(false);
  const removal = useConfirm(useProvidedMachine(RemovePasskeyMachineContext), {
    onActed: ({ id }) => {
      const next = neighbourOf(passkeys, id);
      targets.afterDialog(next === undefined ? 'add' : `rename ${next.id}`, 'intro');
      outcome.succeeded(texts.removed);
      onChanged();
    },
    onFailed: (problem) => {
      outcome.failed(texts.removeFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      removal.cancel();
    },
  });
  const closeAdding = () => {
    setIsAdding(false);
    targets.focus('add');
  };
  const closeEditing = (id: string) => {
    setEdited((all) => new Map([...all].filter(([one]) => one !== id)));
    targets.focus(`rename ${id}`);
  };

  return (
    <FormSection heading="Passkeys">
      <div className={parts}>
        <div className={text}>
          <Text ref={targets.ref('intro')} tabIndex={-1} tone="muted" variant="dashText">
            {texts.passkeys}
          </Text>
        </div>
        {passkeys.length === 0 ? (
          <EmptyState>{texts.none}</EmptyState>
        ) : (
          <Table
            caption="Passkeys"
            head={
              <>
                <Th>Passkey</Th>
                <Th end>Actions</Th>
              </>
            }
          >
            {passkeys.map((passkey) => {
              const { id, name } = passkey;
              const begin = edited.get(id);
              return (
                <Tr key={id}>
                  <Td kind="title">
                    {begin === undefined ? (
                      <RowTitle detail={describePasskey(passkey, now)}>{name}</RowTitle>
                    ) : (
                      <div className={editing}>
                        <RenamePasskey
                          begin={begin}
                          onCancel={(typed) => {
                            if (typed !== null) giveUp(id, { name: typed });
                            closeEditing(id);
                          }}
                          onRenamed={() => {
                            onChanged();
                            closeEditing(id);
                          }}
                          passkey={passkey}
                        />
                      </div>
                    )}
                  </Td>
                  <Td kind="actions">
                    {begin !== undefined ? null : (
                      <>
                        <Button
                          aria-label={`Rename ${name}`}
                          onClick={() => edit(id, null)}
                          ref={targets.ref(`rename ${id}`)}
                          size="small"
                          variant="quiet"
                        >
                          Rename
                        </Button>
                        <Button
                          aria-label={`Remove ${name}`}
                          onClick={() => {
                            targets.afterDialog(`remove ${id}`);
                            removal.ask(texts.removeQuestion, passkey);
                          }}
                          ref={targets.ref(`remove ${id}`)}
                          size="small"
                          variant="quietMuted"
                        >
                          Remove
                        </Button>
                      </>
                    )}
                  </Td>
                </Tr>
              );
            })}
          </Table>
        )}
        {!canAdd ? (
          <div className={text}>
            <Text variant="dashSmall">{texts.noPasskeysHere}</Text>
          </div>
        ) : isAdding ? (
          <AddPasskey
            onAdded={() => {
              onChanged();
              closeAdding();
            }}
            onCancel={closeAdding}
          />
        ) : (
          <div>
            <Button onClick={() => setIsAdding(true)} ref={targets.ref('add')}>
              Add a passkey
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        busy={removal.isBusy}
        busyLabel="Removing..."
        confirmLabel="Remove"
        description={`${isolated(removal.subject?.name ?? '')} will not open this dashboard any more. It cannot be put back, only added anew.`}
        destructive
        onCancel={removal.cancel}
        onClosed={targets.dialogClosed}
        onConfirm={removal.accept}
        open={removal.isOpen}
        question={removal.question}
      />
    </FormSection>
  );
}
