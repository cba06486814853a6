import { ArrowNorthEastIcon } from '@vitrine/design-system/components/icon';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { ThemeSwitch } from '@vitrine/design-system/components/theme-switch';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { ComponentProps } from 'react';
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

/** A column of the small print; what is not said is not drawn. */
function Note({
  text,
  ...place
}: { readonly text: string } & Pick<ComponentProps<typeof Column>, 'mobile' | 'tablet' | 'wide'>) {
  return text === '' ? null : (
    <Column {...place}>
      <Text measure="caption" variant="caption">
        {text}
      </Text>
    </Column>
  );
}

/** Links, social links, the small print, and the theme switch (specification, section 2, "Footer"). */
export function Footer() {
  const { theme, set } = useTheme();
  const say = useSay();
  const links = useSiteLinks();
  const { footer: texts, social: networks, pages = [] } = useSite();
  const linked = [networks.photoSharing, networks.professionalNetwork].filter(({ url }) => url !== '');
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
        {linked.length === 0 ? null : (
          <Column as="ul" className={social} mobile={[1, 12]} tablet={[9, 12]} wide={[10, 12]}>
            {linked.map(({ label, url }) => (
              <li key={url}>
                <a className={socialLink} href={url} rel="noopener noreferrer" target="_blank">
                  {label}
                  <ArrowNorthEastIcon size={12} />
                  <VisuallyHidden>{say('(opens in a new tab)')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </Column>
        )}
      </Grid>
      <Grid className={small} rowGap={5}>
        <Note text={texts.copyright} wide={[1, 3]} />
        <Note mobile={[1, 12]} tablet={[1, 6]} text={texts.disclaimer} wide={[4, 8]} />
        <Note mobile={[1, 12]} tablet={[7, 12]} text={texts.lightSensitivity} wide={[10, 12]} />
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
