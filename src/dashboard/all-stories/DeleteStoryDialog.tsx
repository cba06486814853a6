import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { Story } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { line } from './all-stories.css.ts';

interface DeleteStoryDialogProps {
  readonly deletion: Confirm<Story>;
  readonly onClosed: () => void;
}

/** Asks 'Are you sure you want to delete this story?'. */
export function DeleteStoryDialog({ deletion, onClosed }: DeleteStoryDialogProps) {
  // Answered, the machine forgets the question; the closing dialog still shows it.
  const [asked, setAsked] = useState<{ readonly question: string; readonly subject: Story } | null>(null);
  const { question, subject } = deletion;
  if (subject !== null && asked?.subject !== subject) setAsked({ question, subject });
  return (
    <ConfirmDialog
      busy={deletion.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={<span className={line}>{asked?.subject.title}</span>}
      destructive
      onCancel={deletion.cancel}
      onClosed={onClosed}
      onConfirm={deletion.accept}
      open={deletion.isOpen}
      question={asked?.question ?? ''}
    />
  );
}
