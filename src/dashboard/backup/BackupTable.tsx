import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import type { Backup, BackupAct } from '../../domain/backups.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { MissingFiles } from './MissingFiles.tsx';
import { ProofForm } from './ProofForm.tsx';
import { actTexts, detailOf, nameOf, texts } from './texts.ts';

interface BackupTableProps {
  readonly backups: readonly Backup[];
  readonly onDone: (act: BackupAct) => void;
}

type RowAct = 'download' | 'restore';

/** The backups that lie on the server. */
export function BackupTable({ backups, onDone }: BackupTableProps) {
  const [now] = useState(Date.now);
  const targets = useFocusTargets<`${RowAct} ${string}`>();
  const [asked, setAsked] = useState<{ readonly kind: RowAct; readonly id: string } | null>(null);
  return (
    <Table
      caption="Backups on the server"
      head={
        <>
          <Th>Backup</Th>
          <Th end>Action</Th>
        </>
      }
    >
      {backups.map((backup) => {
        const { id } = backup;
        const name = nameOf(backup, now);
        if (asked?.id === id) {
          const { kind } = asked;
          const act: BackupAct = kind === 'download' ? { kind, backup } : { kind, from: backup };
          const leave = () => {
            setAsked(null);
            targets.focus(`${kind} ${id}`);
          };
          return (
            <Tr key={id}>
              <Td kind="title">
                <ProofForm
                  act={act}
                  explanation={kind === 'restore' ? texts.restoring : undefined}
                  kind={kind}
                  label={`${actTexts[kind].label} ${name}`}
                  onCancel={leave}
                  onDone={() => {
                    leave();
                    onDone(act);
                  }}
                />
              </Td>
              <Td kind="actions" />
            </Tr>
          );
        }
        return (
          <Tr key={id}>
            <Td kind="title">
              <RowTitle detail={detailOf(backup, now)}>{name}</RowTitle>
              <MissingFiles explanation={texts.missingThere} missing={backup.missing} />
            </Td>
            <Td kind="actions">
              {(['download', 'restore'] as const).map((kind) => (
                <Button
                  aria-label={`${actTexts[kind].label} ${name}`}
                  key={kind}
                  onClick={() => setAsked({ kind, id })}
                  ref={targets.ref(`${kind} ${id}`)}
                  size="small"
                  variant="quiet"
                >
                  {actTexts[kind].label}
                </Button>
              ))}
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}
