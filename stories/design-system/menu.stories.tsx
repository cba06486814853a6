import { Menu, MenuItem, MenuLine, MenuPage } from '@vitrine/design-system/components/menu';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Menu' };

export const States = createComponentStory({
  name: 'Menu',

  intent: 'What is done less often, behind one button.',
  when: 'At the end of a row of a list, and in the head of a form that has more than two ways on.',
  whenNot: 'For what is done most, which stands in view: Button.',
  accessibility:
    'A menu button of WAI-ARIA: Enter, Space and the arrows open it, letters and arrows move in it, Escape closes it, and the focus returns to the button. The label names the row too.',
  states: {
    Closed: () => (
      <Menu label="More for Ritu">
        <MenuPage>
          <a href="#view">View</a>
        </MenuPage>
        <MenuLine />
        <MenuItem onChoose={() => undefined}>Delete</MenuItem>
      </Menu>
    ),
    Disabled: () => (
      <Menu disabled label="More for Kal">
        <MenuItem onChoose={() => undefined}>Delete</MenuItem>
      </Menu>
    ),
  },
});
