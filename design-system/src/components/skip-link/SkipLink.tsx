import type { MouseEventHandler, ReactNode } from 'react';
import { skipLink } from './skip-link.css';

type SkipLinkProps = {
  /** Id of the element the page's content starts with. */
  targetId?: string;
  /** For an application that moves focus itself. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
};

/** The first stop of every page; shows itself only while focused (WCAG 2.4.1). */
export function SkipLink({ targetId = 'content', onClick, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`} onClick={onClick}>
      {children}
    </a>
  );
}
