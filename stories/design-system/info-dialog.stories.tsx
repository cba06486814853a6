import { Button } from '@vitrine/design-system/components/button';
import { InfoDialog } from '@vitrine/design-system/components/info-dialog';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Info dialog' };

function Read() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <InfoDialog onClose={() => setIsOpen(false)} open={isOpen} title="Keyboard shortcuts">
        <Text variant="dashText">Ctrl K: search or go to a screen or a project</Text>
      </InfoDialog>
    </>
  );
}

export const States = createComponentStory({
  name: 'Info dialog',

  intent: 'Something to read, over the page.',
  when: 'What one looks up and leaves again.',
  whenNot: 'A question: ConfirmDialog or ChoiceDialog.',
  accessibility: 'The focus goes to its first control, stays inside, and returns to where it was; Escape closes.',
  states: { Reads: () => <Read /> },
});
