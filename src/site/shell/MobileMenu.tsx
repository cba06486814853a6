import { FullScreenMenu, MenuLink } from '@vitrine/design-system/components/full-screen-menu';
import { Text, asWritten } from '@vitrine/design-system/components/text';
import { ThemeToggle } from '@vitrine/design-system/components/theme-toggle';
import { useState } from 'react';
import type { RefObject } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { useSiteLinks } from './links.ts';
import { Logo } from '../shared/Logo.tsx';
import { useSay, useSite } from '../../machines/site-context.ts';
import { count, latest, menuAddress, row } from './mobile-menu.css.ts';
import { titleOf } from '../shared/title-of.ts';

interface MobileMenuProps {
  readonly onClose: () => void;
  /** What opened it, to which the focus returns. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The menu up to 1024 px (specification, section 2). Choosing a link closes it by the change of route, or here. */
export default function MobileMenu({ onClose, opener }: MobileMenuProps) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const { theme, toggle } = useTheme();
  const say = useSay();
  const links = useSiteLinks();
  const { contact, menu: facts } = useSite();
  const story = facts?.story;
  const address = contact.addressLines.join(', ').trim();
  return (
    <FullScreenMenu
      foot={
        <>
          <Text as="span" variant="ui">
            {say(theme === 'white' ? 'White theme' : 'Black theme')}
          </Text>
          <ThemeToggle label={say('Black theme')} onToggle={toggle} theme={theme} />
        </>
      }
      closeLabel={say('Close menu')}
      label={say('Menu')}
      logo={<Logo />}
      onClosed={() => {
        // After a choice the new page's heading has the focus.
        if (openedAt === pathname) opener.current?.focus();
      }}
      onOpenChange={onClose}
      open
      theme={theme}
    >
      <ul>
        {links.map(({ label, to }) => (
          <li className={row} key={to}>
            <MenuLink asChild>
              <NavLink end={to === '/'} onClick={onClose} to={to}>
                {label}
              </NavLink>
            </MenuLink>
            {to === paths.work && facts !== undefined && facts.projects > 0 ? (
              <span className={count}>
                <Text as="span" numeric tone="muted" variant="ui">
                  {facts.projects}
                </Text>
              </span>
            ) : null}
            {to === paths.stories && story ? (
              <Link className={latest} onClick={onClose} to={paths.story(story.id)} {...asWritten(story.title)}>
                {titleOf(story, say)}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {address === '' ? null : (
        <div className={menuAddress}>
          <Text as="address" tone="muted" variant="ui" wrap="anywhere">
            {address}
          </Text>
        </div>
      )}
    </FullScreenMenu>
  );
}
