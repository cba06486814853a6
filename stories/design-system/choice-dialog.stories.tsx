import { Button } from '@vitrine/design-system/components/button';
import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Choice dialog' };

function Asked() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <ChoiceDialog
        choices={[
          { label: 'Keep mine', onPress: close },
          { label: 'Take theirs', onPress: close },
        ]}
        description="It was changed elsewhere since you opened it."
        onCancel={close}
        open={isOpen}
        question="Which text shall stay?"
      />
    </>
  );
}

export const States = createComponentStory({
  name: 'Choice dialog',

  intent: 'Asks which of several ways to go.',
  when: 'Two or more ways that all do something, such as keeping mine or theirs.',
  whenNot: 'Yes or no: ConfirmDialog.',
  accessibility: 'The safe answer, which changes nothing, has the focus (WCAG 3.3.4). Escape gives it.',
  states: { 'Opens on demand': () => <Asked /> },
});
