import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import type { Invitation } from '../../domain/administrators.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { RevokeInvitationMachineContext } from './machines.ts';
import { describeInvitation, texts } from './texts.ts';

interface InvitationTableProps {
  readonly invitations: readonly Invitation[];
  /** The list may have changed. */
  readonly onChanged: () => void;
  /** The row goes: the focus has to go elsewhere. */
  readonly onRevoked: () => void;
}

/** The links that have not been used. */
export function InvitationTable({ invitations, onChanged, onRevoked }: InvitationTableProps) {
  const outcome = useOutcome();
  const [now] = useState(Date.now);
  const [asked, setAsked] = useState<number | null>(null);
  const revoking = useSubmission(useProvidedMachine(RevokeInvitationMachineContext), {
    onSucceeded: () => {
      outcome.succeeded(texts.revoked);
      onRevoked();
    },
    onFailed: (problem) => {
      outcome.failed(texts.revokeFailed, problem);
      onChanged();
    },
  });

  return (
    <FormSection heading="Invited">
      <Table
        caption="Open invitations"
        head={
          <>
            <Th>For</Th>
            <Th end>Action</Th>
          </>
        }
      >
        {invitations.map((invitation) => {
          const { id, name } = invitation;
          return (
            <Tr key={id}>
              <Td kind="title">
                <RowTitle detail={describeInvitation(invitation, now)}>{name}</RowTitle>
              </Td>
              <Td kind="actions">
                <Button
                  aria-label={`Withdraw the invitation of ${name}`}
                  busy={revoking.isBusy && asked === id}
                  busyLabel="Withdrawing..."
                  onClick={() => {
                    if (revoking.isBusy) return;
                    setAsked(id);
                    revoking.submit(invitation);
                  }}
                  size="small"
                  variant="quietMuted"
                >
                  Withdraw
                </Button>
              </Td>
            </Tr>
          );
        })}
      </Table>
    </FormSection>
  );
}
