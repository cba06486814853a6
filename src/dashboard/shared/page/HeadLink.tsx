import { ButtonLink } from '@vitrine/design-system/components/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wholePage } from './whole-page.ts';
import { icon as iconClass, words } from './head-link.css.ts';

interface HeadLinkProps {
  readonly to: string;
  /** Reloads the page, from the server: to what only the administrator sees. */
  readonly isWhole?: boolean;
  /** Stands for the words on phones. */
  readonly icon: ReactNode;
  /** 'View', 'Cancel' */
  readonly children: string;
}

/** A link in the head of a form, beside its button. */
export function HeadLink({ to, isWhole = false, icon, children }: HeadLinkProps) {
  return (
    <ButtonLink asChild compact>
      <Link {...wholePage(isWhole)} to={to}>
        <span className={iconClass}>{icon}</span>
        <span className={words}>{children}</span>
      </Link>
    </ButtonLink>
  );
}
