import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useIsAsking, useProjectForm } from '../../machines/project-form/project-form.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';

interface UntitledDialogProps {
  readonly isNew: boolean;
  readonly targets: Pick<FocusTargets<'title' | 'submit'>, 'focus' | 'afterDialog' | 'dialogClosed'>;
}

/** A project may go without a title; the question keeps it from going so by accident. */
export function UntitledDialog({ isNew, targets }: UntitledDialogProps) {
  const { send } = useProjectForm();
  const isOpen = useIsAsking();
  return (
    <ConfirmDialog
      cancelLabel="Go back and add a title"
      confirmLabel={isNew ? 'Create without a title' : 'Save without a title'}
      description="Lists, links and search results would have no name for it."
      onCancel={() => {
        targets.afterDialog('title');
        send({ type: 'untitled.cancel' });
      }}
      onClosed={targets.dialogClosed}
      onConfirm={() => {
        targets.afterDialog('submit');
        send({ type: 'untitled.accept' });
      }}
      open={isOpen}
      question="This project has no title. Publish it like this?"
    />
  );
}
