import type { StoryObj } from '@storybook/react-vite';
import { Text } from '@vitrine/design-system/components/text';
import { inlineVars } from '@vitrine/design-system/theme';
import { contrast, contrastPairs, themeColours, themeNames } from '@vitrine/design-system/tokens';
import type { ThemeName } from '@vitrine/design-system/tokens';
import * as css from './foundations.css.ts';

export default { title: 'Design system/Foundations/Colour' };

/** Both themes, each in its own colours, with the ratios as computed here. */
export const Colour: StoryObj = {
  render: () => (
    <main className={css.page}>
      <Text as="h1" variant="dashPageTitle">
        Colour
      </Text>
      <Text variant="dashText">
        Colours have names by their task. Components take them from `vars.color`, never as values; a theme is one class
        on the body.
      </Text>
      {themeNames.map((theme) => (
        <section aria-labelledby={`theme-${theme}`} className={`${theme}-theme ${css.theme}`} key={theme}>
          <Text as="h2" id={`theme-${theme}`} variant="dashSection">
            {theme === 'white' ? 'White theme' : 'Black theme'}
          </Text>
          <ul className={css.swatches}>
            {Object.entries(themeColours[theme]).map(([name, value]) => (
              <li key={name}>
                <div className={css.swatch} style={inlineVars({ [css.shown]: value })} />
                <Text tone="ink" variant="dashText">
                  {name}
                </Text>
                <Text variant="dashSmall">{value}</Text>
              </li>
            ))}
          </ul>
          <Ratios theme={theme} />
        </section>
      ))}
    </main>
  ),
};

function Ratios({ theme }: { readonly theme: ThemeName }) {
  const colours = new Map(Object.entries(themeColours[theme]));
  return (
    <table className={css.table}>
      <caption>
        <Text as="span" variant="dashText">
          Contrast: what the design guarantees, computed from the colours above
        </Text>
      </caption>
      <thead>
        <tr>
          {['Foreground', 'Background', 'Ratio', 'At least (WCAG 2.2)'].map((head) => (
            <th className={css.cell} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs[theme].map(({ fg, bg, min }) => {
          const ratio = contrast(colours.get(fg) ?? '#000000', colours.get(bg) ?? '#000000');
          return (
            <tr key={`${fg} ${bg}`}>
              <th className={css.cell} scope="row">
                {fg}
              </th>
              <td className={css.cell}>{bg}</td>
              <td className={css.cell}>{`${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`}</td>
              <td className={css.cell}>{`${String(min)} : 1 ${ratio >= min ? '✓ met' : '✗ not met'}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
