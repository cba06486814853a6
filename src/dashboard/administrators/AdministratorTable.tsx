import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import { calledName, type Administrator } from '../../domain/administrators.ts';
import { isolated } from '../../domain/isolated.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { editing } from './administrators.css.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { describeAdministrator, texts } from './texts.ts';

interface AdministratorTableProps {
  readonly administrators: readonly Administrator[];
  readonly onChanged: () => void;
}

/** Who may log in, each renamed or removed in their place. */
export function AdministratorTable({ administrators, onChanged }: AdministratorTableProps) {
  const targets = useFocusTargets<`${'rename' | 'remove'} ${number}`>();
  const [now] = useState(Date.now);
  const [edited, setEdited] = useState<{ readonly id: number; readonly act: 'rename' | 'remove' } | null>(null);
  const you = administrators.find(({ isYou }) => isYou);
  const close = (act: 'rename' | 'remove', id: number) => {
    setEdited(null);
    targets.focus(`${act} ${id}`);
  };

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
        const act = edited?.id === id ? edited.act : null;
        return (
          <Tr key={id}>
            <Td kind="title">
              {act === 'rename' ? (
                <div className={editing}>
                  <RenameForm
                    administrator={administrator}
                    onCancel={() => close('rename', id)}
                    onRenamed={() => {
                      onChanged();
                      close('rename', id);
                    }}
                  />
                </div>
              ) : act === 'remove' ? (
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
                      setEdited(null);
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
              {act === null ? (
                <>
                  <Button
                    aria-label={`Rename ${name}`}
                    onClick={() => setEdited({ id, act: 'rename' })}
                    ref={targets.ref(`rename ${id}`)}
                    size="small"
                    variant="quiet"
                  >
                    Rename
                  </Button>
                  {isYou ? null : (
                    <Button
                      aria-label={`Remove ${name}`}
                      onClick={() => setEdited({ id, act: 'remove' })}
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
