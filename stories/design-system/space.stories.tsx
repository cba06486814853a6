import type { StoryObj } from '@storybook/react-vite';
import { Text } from '@vitrine/design-system/components/text';
import { inlineVars } from '@vitrine/design-system/theme';
import { space } from '@vitrine/design-system/tokens';
import * as css from './foundations.css.ts';

export default { title: 'Design system/Foundations/Space' };

/** The scale, and the spaces that grow with the window. */
export const Space: StoryObj = {
  render: () => (
    <main className={css.page}>
      <Text as="h1" variant="dashPageTitle">
        Space
      </Text>
      <Text variant="dashText">Steps of four; named spaces of the pages are fluid between two ends.</Text>
      <ul className={css.list}>
        {Object.entries(space).map(([name, value]) => (
          <li key={name}>
            <Text variant="dashSmall">{`${name}: ${value}`}</Text>
            <div className={css.bar} style={inlineVars({ [css.shown]: value })} />
          </li>
        ))}
      </ul>
    </main>
  ),
};
