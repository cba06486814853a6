import { CrossIcon, MenuLinesIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Icon button' };

export const States = createComponentStory({
  name: 'Icon button',

  intent: 'A button that is only a sign.',
  when: 'Where there is no room for a word, and the sign is one that everybody knows.',
  whenNot: 'Where there is room: Button.',
  accessibility:
    'The label is its name; in a list it names the row too. 44 px on the site and for fingers, 36 px with a mouse in the dashboard.',
  states: {
    'In the dashboard': () => (
      <IconButton label="Close">
        <CrossIcon size={18} />
      </IconButton>
    ),
    'On the site': () => (
      <IconButton label="Open menu" place="site">
        <MenuLinesIcon />
      </IconButton>
    ),
    Disabled: () => (
      <IconButton disabled label="Move Ritu up">
        <CrossIcon size={18} />
      </IconButton>
    ),
  },
});
