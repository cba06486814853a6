import { TextLink } from '@vitrine/design-system/components/text-link';
import { Text } from '@vitrine/design-system/components/text';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Text link' };

export const States = createComponentStory({
  name: 'Text link',

  intent: 'A link inside a sentence.',
  when: 'Running text.',
  whenNot: 'Alone on a line: ArrowLink or ButtonLink.',
  accessibility: 'Underlined, because colour alone says nothing (WCAG 1.4.1).',
  states: {
    'In a sentence': () => (
      <Text variant="body">
        Visitors, please take the <TextLink href="#front">front one</TextLink>.
      </Text>
    ),
  },
});
