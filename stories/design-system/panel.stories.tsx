import { Button } from '@vitrine/design-system/components/button';
import { Panel } from '@vitrine/design-system/components/panel';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Panel' };

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the panel</Button>
      <Panel note="grid item 2" onClose={() => setIsOpen(false)} open={isOpen} title="Add Media">
        <Text variant="dashText">What there is to choose from</Text>
      </Panel>
    </>
  );
}

export const States = createComponentStory({
  name: 'Panel',

  intent: 'A choice over the page, which stays where it is.',
  when: 'Choosing one of many, with pictures, for something on the page below.',
  whenNot: 'A question: ConfirmDialog or ChoiceDialog. A choice that is a task of its own: a page.',
  accessibility: 'Focus is trapped and given back; Escape, the cross and the backdrop close.',
  states: { 'Opens on demand': () => <Opened /> },
});
