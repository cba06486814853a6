import { SkipLink } from '@vitrine/design-system/components/skip-link';
import { Text } from '@vitrine/design-system/components/text';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Skip link' };

export const States = createComponentStory({
  name: 'Skip link',

  intent: 'The first stop of every page.',
  when: 'Once, before everything else.',
  whenNot: 'Never a second one.',
  accessibility: 'Seen only while it has the focus (WCAG 2.4.1): press Tab in the frame.',
  states: {
    'Seen with the focus': () => (
      <>
        <SkipLink />
        <Text id="content" tabIndex={-1} variant="dashText">
          The content of the page.
        </Text>
      </>
    ),
  },
});
