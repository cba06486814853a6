import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import { calledName, type Administrator } from '../../domain/administrators.ts';
import { isolated } from '../../domain/isolated.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { useGivenUp } from '../shared/lists/use-given-up.ts';
import { editing } from './administrators.css.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { describeAdministrator, texts } from './texts.ts';

interface AdministratorTableProps {
  readonly administrators: readonly Administrator[];
  readonly onChanged: () => void;
}

/** What is open in a row; `begin` is what stands there instead of the name. */
type Edited = { readonly act: 'rename'; readonly begin: string | null } | { readonly act: 'remove' };

/** Who may log in, each renamed or removed in their place. */
export function AdministratorTable({ administrators, onChanged }: AdministratorTableProps) {
  const targets = useFocusTargets<`${'rename' | 'remove'} ${number}`>();
  const [now] = useState(Date.now);
  const [edited, setEdited] = useState<ReadonlyMap<number, Edited>>(new Map());
  const edit = (id: number, how: Edited) => setEdited((all) => new Map([...all, [id, how]]));
  const leave = (id: number) => setEdited((all) => new Map([...all].filter(([one]) => one !== id)));
  const you = administrators.find(({ isYou }) => isYou);
  const close = (act: 'rename' | 'remove', id: number) => {
    leave(id);
    targets.focus(`${act} ${id}`);
  };
  const giveUp = useGivenUp((row, { name = '' }) => edit(Number(row), { act: 'rename', begin: name }));

  return (
    <Table
      caption="Administrators"
      head={
        <>
          <Th>Name</Th>
          <Th end>Actions</Th>
        </>
      }
    >
      {administrators.map((administrator) => {
        const { id, isYou } = administrator;
        const name = calledName(administrator);
        const how = edited.get(id) ?? null;
        return (
          <Tr key={id}>
            <Td kind="title">
              {how?.act === 'rename' ? (
                <div className={editing}>
                  <RenameForm
                    administrator={administrator}
                    begin={how.begin}
                    onCancel={(typed) => {
                      if (typed !== null) giveUp(String(id), { name: typed });
                      close('rename', id);
                    }}
                    onRenamed={() => {
                      onChanged();
                      close('rename', id);
                    }}
                  />
                </div>
              ) : how?.act === 'remove' ? (
                <div className={editing}>
                  <PasswordForm
                    act="remove"
                    busyLabel="Removing..."
                    done={texts.removed}
                    explanation={texts.remove}
                    failed={texts.removeFailed}
                    id={id}
                    label={`Remove ${isolated(name)}?`}
                    onCancel={() => close('remove', id)}
                    onDone={() => {
                      onChanged();
                      leave(id);
                      if (you !== undefined) targets.focus(`rename ${you.id}`);
                    }}
                    verb="Remove"
                  />
                </div>
              ) : (
                <RowTitle detail={describeAdministrator(administrator, now)}>{isYou ? `${name}, you` : name}</RowTitle>
              )}
            </Td>
            <Td kind="actions">
              {how === null ? (
                <>
                  <Button
                    aria-label={`Rename ${name}`}
                    onClick={() => edit(id, { act: 'rename', begin: null })}
                    ref={targets.ref(`rename ${id}`)}
                    size="small"
                    variant="quiet"
                  >
                    Rename
                  </Button>
                  {isYou ? null : (
                    <Button
                      aria-label={`Remove ${name}`}
                      onClick={() => edit(id, { act: 'remove' })}
                      ref={targets.ref(`remove ${id}`)}
                      size="small"
                      variant="quietMuted"
                    >
                      Remove
                    </Button>
                  )}
                </>
              ) : null}
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}
