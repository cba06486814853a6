import { Button } from '@vitrine/design-system/components/button';
import { Drawer } from '@vitrine/design-system/components/drawer';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Drawer' };

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the drawer</Button>
      <Drawer label="Navigation" onOpenChange={setIsOpen} open={isOpen}>
        <Text variant="dashText">Navigation</Text>
      </Drawer>
    </>
  );
}

export const States = createComponentStory({
  name: 'Drawer',

  intent: 'The navigation of the dashboard from the left edge, up to 1024 px.',
  when: 'The dashboard below its wide layout.',
  whenNot: 'The site: FullScreenMenu.',
  accessibility: 'Focus is trapped and given back; Escape and the backdrop close.',
  states: { 'Opens on demand': () => <Opened /> },
});
