import { Button } from '@vitrine/design-system/components/button';
import { FullScreenMenu, MenuLink } from '@vitrine/design-system/components/full-screen-menu';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Full screen menu' };

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the menu</Button>
      <FullScreenMenu foot="Theme" logo="Half Ream" onOpenChange={setIsOpen} open={isOpen} theme="white">
        <MenuLink aria-current="page" href="#work">
          Work
        </MenuLink>
        <MenuLink href="#about">About us</MenuLink>
      </FullScreenMenu>
    </>
  );
}

export const States = createComponentStory({
  name: 'Full screen menu',

  intent: 'The menu of the site up to 1024 px: covers the page and locks it.',
  when: 'The public shell on narrow screens.',
  whenNot: 'The dashboard: Drawer.',
  accessibility:
    'Traps the focus, Escape closes (WCAG 2.1.2); the current page is underlined and said by aria-current.',
  states: { 'Opens on demand': () => <Opened /> },
});
