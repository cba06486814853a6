import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Arrow link' };

export const States = createComponentStory({
  name: 'Arrow link',

  intent: 'The one thing to do next after a statement.',
  when: 'Once in a band, below what it continues.',
  whenNot: 'In a sentence (TextLink), in a list of links, or for an action.',
  accessibility: 'The arrow is decoration. The words must say where it leads without the sentence before.',
  states: { Rest: () => <ArrowLink href="#about">Get to know us</ArrowLink> },
});
