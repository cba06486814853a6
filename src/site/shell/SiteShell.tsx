import { SkipLink } from '@vitrine/design-system/components/skip-link';
import type { ReactNode } from 'react';
import { Island } from '../shared/Island.tsx';
import { Footer } from './Footer.tsx';
import { NavBar, type NavBarProps } from './NavBar.tsx';
import './print.css.ts';
import './transitions.css.ts';
import { main } from './shell.css.ts';
import { useSay } from '../../machines/site-context.ts';

interface SiteShellProps extends NavBarProps {
  readonly children: ReactNode;
}

/** Frame of every public page. */
export function SiteShell({ onNoMenu, children }: SiteShellProps) {
  return (
    <>
      <SkipLink>{useSay()('Skip to content')}</SkipLink>
      <NavBar onNoMenu={onNoMenu} />
      <main className={main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Island>
        <Footer />
      </Island>
    </>
  );
}
