import { Text } from '@vitrine/design-system/components/text';
import * as css from './component-story.css.ts';
import { createComponentStory } from './component-story.tsx';
import { textVariants } from './text-variants.ts';

export default { title: 'Design system/Components/Text' };

export const States = createComponentStory({
  name: 'Text',

  isWide: true,
  intent: 'All words of the site and the dashboard.',
  when: 'Any text. Choose the element by meaning, the variant by looks.',
  whenNot: 'Links and buttons have components of their own.',
  accessibility: 'Sizes are in rem and follow the browser’s font size. Headings are in order whatever they look like.',
  states: {
    ...Object.fromEntries(
      textVariants.map((variant) => [variant, () => <Text variant={variant}>Nine gardens, nine altitudes</Text>]),
    ),
    Tones: () => (
      <div className={css.row}>
        {(['ink', 'text', 'muted', 'danger'] as const).map((tone) => (
          <Text as="span" key={tone} tone={tone} variant="body">
            {tone}
          </Text>
        ))}
      </div>
    ),
    'Figures of equal width': () => (
      <Text numeric variant="body">
        1 / 11 · 2026
      </Text>
    ),
  },
});
