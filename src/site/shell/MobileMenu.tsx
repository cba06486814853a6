import { FullScreenMenu, MenuLink } from '@vitrine/design-system/components/full-screen-menu';
import { Text } from '@vitrine/design-system/components/text';
import { ThemeToggle } from '@vitrine/design-system/components/theme-toggle';
import { NavLink } from 'react-router-dom';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { siteLinks } from './links.ts';
import { Logo } from './Logo.tsx';

interface MobileMenuProps {
  readonly onClose: () => void;
  /** Called after closing, when the focus may be moved back to what opened it. */
  readonly onClosed: () => void;
}

/** The menu up to 1024 px (specification, section 2). Choosing a link closes it by the change of route, or here. */
export default function MobileMenu({ onClose, onClosed }: MobileMenuProps) {
  const { theme, toggle } = useTheme();
  return (
    <FullScreenMenu
      foot={
        <>
          <Text as="span" variant="ui">
            {theme === 'white' ? 'White theme' : 'Black theme'}
          </Text>
          <ThemeToggle onToggle={toggle} theme={theme} />
        </>
      }
      logo={<Logo />}
      onClosed={onClosed}
      onOpenChange={onClose}
      open
    >
      <ul>
        {siteLinks.map(({ label, to }) => (
          <li key={to}>
            <MenuLink asChild>
              <NavLink end={to === '/'} onClick={onClose} to={to}>
                {label}
              </NavLink>
            </MenuLink>
          </li>
        ))}
      </ul>
    </FullScreenMenu>
  );
}
