import { SkipLink } from '@vitrine/design-system/components/skip-link';
import type { ReactNode } from 'react';
import { Island } from '../shared/Island.tsx';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import './transitions.css.ts';
import { main } from './shell.css.ts';

/** What every public page stands in. */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NavBar />
      <main className={main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Island>
        <Footer />
      </Island>
    </>
  );
}
