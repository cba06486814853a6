import { ArrowNorthEastIcon } from '@vitrine/design-system/components/icon';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { ThemeSwitch } from '@vitrine/design-system/components/theme-switch';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { Link } from 'react-router-dom';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { useSay, useSite } from '../../machines/site-context.ts';
import { footer, link, logo, ownPages, small, social, socialLink } from './footer.css.ts';
import { useSiteLinks } from './links.ts';
import { Logo } from '../shared/Logo.tsx';

const linkAs =
  (className: string) =>
  ({ label, to }: { readonly label: string; readonly to: string }) => (
    <li key={to}>
      <Link className={className} to={to}>
        {label}
      </Link>
    </li>
  );

/** Links, social links, the small print, and the theme switch (specification, section 2, "Footer"). */
export function Footer() {
  const { theme, set } = useTheme();
  const say = useSay();
  const links = useSiteLinks();
  const { footer: texts, social: networks, pages = [] } = useSite();
  return (
    <footer className={footer} data-later="">
      <Grid align="baseline">
        <Column className={logo} wide={[1, 3]}>
          <Logo place="footer" />
        </Column>
        <Column mobile={[1, 12]} tablet={[1, 8]} wide={[4, 9]}>
          <nav aria-label={say('Footer')}>
            <ul>{links.map(linkAs(link))}</ul>
            {pages.length === 0 ? null : <ul className={ownPages}>{pages.map(linkAs(socialLink))}</ul>}
          </nav>
        </Column>
        <Column as="ul" className={social} mobile={[1, 12]} tablet={[9, 12]} wide={[10, 12]}>
          {[networks.photoSharing, networks.professionalNetwork].map(({ label, url }) =>
            url === '' ? null : (
              <li key={url}>
                <a className={socialLink} href={url} rel="noopener noreferrer" target="_blank">
                  {label}
                  <ArrowNorthEastIcon size={12} />
                  <VisuallyHidden>{say('(opens in a new tab)')}</VisuallyHidden>
                </a>
              </li>
            ),
          )}
        </Column>
      </Grid>
      <Grid className={small} rowGap={5}>
        <Column wide={[1, 3]}>
          <Text variant="caption">{texts.copyright}</Text>
        </Column>
        <Column mobile={[1, 12]} tablet={[1, 6]} wide={[4, 8]}>
          <Text measure="caption" variant="caption">
            {texts.disclaimer}
          </Text>
        </Column>
        <Column mobile={[1, 12]} tablet={[7, 12]} wide={[10, 12]}>
          <Text variant="caption">{texts.lightSensitivity}</Text>
        </Column>
      </Grid>
      <ThemeSwitch
        label={say('Theme')}
        names={{ white: say('White'), black: say('Black') }}
        onChoose={set}
        theme={theme}
      />
    </footer>
  );
}
