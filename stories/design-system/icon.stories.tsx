import * as icons from '@vitrine/design-system/components/icon';
import { Text } from '@vitrine/design-system/components/text';
import * as css from './component-story.css.ts';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Icon' };

export const States = createComponentStory({
  name: 'Icon',

  intent: 'Signs drawn for this site. The dashboard takes the rest from Lucide.',
  when: 'Inside a control, before or instead of its words.',
  whenNot: 'Alone as information: words come first.',
  accessibility: 'Icons are hidden from those who listen; the control around them has the name (WCAG 1.1.1).',
  states: Object.fromEntries(
    Object.entries(icons).map(([name, Icon]) => [
      name,
      () => (
        <div className={css.row}>
          <Icon />
          <Icon size={32} />
          <Text as="span" variant="dashSmall">
            own size, 32 px
          </Text>
        </div>
      ),
    ]),
  ),
});
