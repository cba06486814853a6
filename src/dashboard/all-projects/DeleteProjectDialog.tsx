import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { ProjectSummary } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { line } from './all-projects.css.ts';
import { describeUse } from './uses.ts';
import type { ProjectsInUse } from './uses.ts';

interface DeleteProjectDialogProps {
  readonly deletion: Confirm<ProjectSummary>;
  readonly home: ProjectsInUse['home'];
  readonly onClosed: () => void;
}

/** Asks, and says where the project is used (rulings, "Screens"). */
export function DeleteProjectDialog({ deletion, home, onClosed }: DeleteProjectDialogProps) {
  // Answered, the machine forgets the question; the closing dialog still shows it.
  const [asked, setAsked] = useState<{ readonly question: string; readonly subject: ProjectSummary } | null>(null);
  const { question, subject } = deletion;
  if (subject !== null && asked?.subject !== subject) setAsked({ question, subject });
  const use = asked === null ? null : describeUse(asked.subject.id, home);
  return (
    <ConfirmDialog
      busy={deletion.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={
        <>
          <span className={line}>{asked?.subject.title}</span>
          {use === null ? null : <span className={line}>{use}</span>}
          <span className={line}>Projects that name it under Discover More will no longer do so.</span>
        </>
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
