import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css';

type SkipLinkProps = { children?: ReactNode };

/** The first stop of every page, to the element with the id `content`; shows itself only while focused (WCAG 2.4.1). */
export function SkipLink({ children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href="#content">
      {children}
    </a>
  );
}
