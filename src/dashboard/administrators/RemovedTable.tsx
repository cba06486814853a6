import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import { calledName, type RemovedAdministrator } from '../../domain/administrators.ts';
import { isolated } from '../../domain/isolated.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { editing } from './administrators.css.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { describeRemoved, texts } from './texts.ts';

interface RemovedTableProps {
  readonly removed: readonly RemovedAdministrator[];
  /** The row goes: the focus has to go elsewhere. */
  readonly onRestored: () => void;
}

/** Who was removed, and may be let in again. */
export function RemovedTable({ removed, onRestored }: RemovedTableProps) {
  const targets = useFocusTargets<`restore ${number}`>();
  const [now] = useState(Date.now);
  const [restored, setRestored] = useState<number | null>(null);

  return (
    <FormSection heading="Removed">
      <Table
        caption="Removed administrators"
        head={
          <>
            <Th>Name</Th>
            <Th end>Action</Th>
          </>
        }
      >
        {removed.map((one) => {
          const { id } = one;
          const name = calledName(one);
          return (
            <Tr key={id}>
              <Td kind="title">
                {restored === id ? (
                  <div className={editing}>
                    <PasswordForm
                      act="restore"
                      busyLabel="Letting in..."
                      done={texts.restored}
                      explanation={texts.restore}
                      failed={texts.restoreFailed}
                      id={id}
                      label={`Let ${isolated(name)} in again?`}
                      onCancel={() => {
                        setRestored(null);
                        targets.focus(`restore ${id}`);
                      }}
                      onDone={onRestored}
                      verb="Let in again"
                    />
                  </div>
                ) : (
                  <RowTitle detail={describeRemoved(one, now)}>{name}</RowTitle>
                )}
              </Td>
              <Td kind="actions">
                {restored === id ? null : (
                  <Button
                    aria-label={`Let in again: ${name}`}
                    onClick={() => setRestored(id)}
                    ref={targets.ref(`restore ${id}`)}
                    size="small"
                    variant="quiet"
                  >
                    Let in again
                  </Button>
                )}
              </Td>
            </Tr>
          );
        })}
      </Table>
    </FormSection>
  );
}
