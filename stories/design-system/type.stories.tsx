import type { StoryObj } from '@storybook/react-vite';
import { Text } from '@vitrine/design-system/components/text';
import { typeScale } from '@vitrine/design-system/tokens';
import * as css from './foundations.css.ts';
import { textVariants } from './text-variants.ts';

export default { title: 'Design system/Foundations/Type' };

/** One family, thirteen styles. */
export const Type: StoryObj = {
  render: () => (
    <main className={css.page}>
      <Text as="h1" variant="dashPageTitle">
        Type
      </Text>
      <Text variant="dashText">
        One family with two axes, width and weight; the black theme is lighter, as white letters bloom. The first seven
        styles belong to the site, the others to the dashboard.
      </Text>
      <ul className={css.list}>
        {textVariants.map((variant) => {
          const { size, lineHeight } = typeScale[variant];
          return (
            <li className={css.nowrap} key={variant}>
              <Text variant="dashSmall">{`${variant}: ${size} / ${String(lineHeight)}`}</Text>
              <Text variant={variant}>Nine gardens, nine altitudes</Text>
            </li>
          );
        })}
      </ul>
    </main>
  ),
};
