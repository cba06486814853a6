import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { ProjectFile } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import type { HomeSlots } from '../shared/uses.ts';
import { line } from './media-picker.css.ts';
import { describeUse } from './texts.ts';

interface DeleteMediaDialogProps {
  readonly deletion: Confirm<ProjectFile>;
  readonly home: HomeSlots | null;
  readonly onClosed: () => void;
}

/** Asks, and says where the file is used (rulings, "Screens"). */
export function DeleteMediaDialog({ deletion, home, onClosed }: DeleteMediaDialogProps) {
  // Answered, the machine forgets the question; the closing dialog still shows it.
  const [asked, setAsked] = useState<{ readonly question: string; readonly subject: ProjectFile } | null>(null);
  const { question, subject } = deletion;
  if (subject !== null && asked?.subject !== subject) setAsked({ question, subject });
  return (
    <ConfirmDialog
      busy={deletion.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={
        asked === null ? null : (
          <>
            <span className={line}>{asked.subject.name}</span>
            <span className={line}>{describeUse(asked.subject, home)}</span>
          </>
        )
      }
      destructive
      onCancel={deletion.cancel}
      onClosed={onClosed}
      onConfirm={deletion.accept}
      open={deletion.isOpen}
      question={asked?.question ?? ''}
    />
  );
}
