import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { isolated } from '../../domain/isolated.ts';
import { hasLostTitle } from '../../machines/project-form/context.ts';
import type { ProjectFormContext } from '../../machines/project-form/context.ts';
import { unplacedIn } from '../../machines/project-form/trays.ts';
import { useFormState, useIsAsking, useProjectForm } from '../../machines/project-form/project-form.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';

interface DoubtsDialogProps {
  readonly isNew: boolean;
  readonly targets: Pick<FocusTargets<'title' | 'submit'>, 'focus' | 'afterDialog' | 'dialogClosed'>;
}

const untitled = 'Lists, links and search results would have no name for it.';

/** 'Grid 1: a.jpg, b.jpg.', and what becomes of them; `''` where nothing waits. */
function describeUnplaced(form: ProjectFormContext): string {
  const unplaced = unplacedIn(form);
  if (unplaced.length === 0) return '';
  const grids = [...new Set(unplaced.map(({ index }) => index))].map((index) => {
    const names = unplaced.filter((one) => one.index === index).map(({ name }) => isolated(name));
    return `Grid ${String(index + 1)}: ${names.join(', ')}.`;
  });
  const fate = unplaced.some(({ isStored }) => isStored)
    ? 'What of it is stored is deleted for good.'
    : 'They are not sent.';
  return ['They wait in a tray.', ...grids, fate].join(' ');
}

/** What may be a slip: no title, and files that wait in trays. The question keeps it from going so by accident. */
export function DoubtsDialog({ isNew, targets }: DoubtsDialogProps) {
  const { send } = useProjectForm();
  const isOpen = useIsAsking();
  const lacksTitle = useFormState(hasLostTitle);
  const waiting = useFormState(describeUnplaced);
  const verb = isNew ? 'Create' : 'Save';
  return (
    <ConfirmDialog
      cancelLabel={lacksTitle ? 'Go back and add a title' : 'Go back and place them'}
      confirmLabel={lacksTitle ? `${verb} without a title` : `${verb} without them`}
      description={[lacksTitle ? untitled : '', waiting].join(' ').trim()}
      destructive={waiting !== ''}
      onCancel={() => {
        targets.afterDialog(lacksTitle ? 'title' : 'submit');
        send({ type: 'untitled.cancel' });
      }}
      onClosed={targets.dialogClosed}
      onConfirm={() => {
        targets.afterDialog('submit');
        send({ type: 'untitled.accept' });
      }}
      open={isOpen}
      question={
        lacksTitle
          ? 'This project has no title. Publish it like this?'
          : `${verb} it without the files that have no frame?`
      }
    />
  );
}
