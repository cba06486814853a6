import { Button } from '@vitrine/design-system/components/button';
import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Confirm dialog' };

function Asked({ isBusy = false, error }: { readonly isBusy?: boolean; readonly error?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const close = () => {
    setIsOpen(false);
    setIsWorking(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <ConfirmDialog
        busy={isWorking}
        busyLabel="Deleting..."
        confirmLabel="Delete"
        description="Print"
        destructive
        error={error}
        onCancel={close}
        onConfirm={() => {
          if (!isBusy) close();
          else {
            setIsWorking(true);
            setTimeout(close, 3000);
          }
        }}
        open={isOpen}
        question="Are you sure you want to delete this category?"
      />
    </>
  );
}

export const States = createComponentStory({
  name: 'Confirm dialog',

  intent: 'Asks before something that cannot be taken back.',
  when: 'Deleting, leaving unsaved work, logging out.',
  whenNot: 'What can be undone: do it and offer Undo in the toast. Several ways: ChoiceDialog.',
  accessibility:
    'The safe answer has the focus; Escape cancels, but not while the work is under way. Errors stay in the dialog.',
  states: {
    Asks: () => <Asked />,
    'Is busy': () => <Asked isBusy />,
    'Has failed': () => <Asked error="The server could not be reached." />,
  },
});
