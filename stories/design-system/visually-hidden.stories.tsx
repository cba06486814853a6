import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Visually hidden' };

export const States = createComponentStory({
  name: 'Visually hidden',

  intent: 'Words for those who listen.',
  when: 'Headings that the page shows by other means, heads of columns with buttons.',
  whenNot: 'Anything that can be focused. Names of controls: their own label.',
  accessibility: 'It is in the reading order where it stands.',
  states: {
    'Heard, not seen': () => (
      <>
        <Text variant="dashText">Between these words and the frame stands one that is only heard.</Text>
        <VisuallyHidden>Here it is.</VisuallyHidden>
      </>
    ),
  },
});
