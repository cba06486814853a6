import { Inline, Stack } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Stack' };

export const States = createComponentStory({
  name: 'Stack and Inline',
  intent: 'Things below each other, or side by side, one step of the scale apart.',
  when: 'Wherever a screen of the dashboard puts components together.',
  whenNot: 'For the columns of a public page: that is Grid.',
  accessibility: 'They take the element that says what they are.',
  states: {
    Stack: () => (
      <Stack gap={2}>
        <Text variant="dashText">First</Text>
        <Text variant="dashText">Second</Text>
      </Stack>
    ),
    Inline: () => (
      <Inline gap={2}>
        <Text variant="dashText">First</Text>
        <Text variant="dashText">Second</Text>
      </Inline>
    ),
  },
});
