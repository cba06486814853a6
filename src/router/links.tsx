import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useMatch, useNavigate, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To;
  /** `location.state` of the next page. */
  readonly state?: unknown;
}

/** Does the browser itself have to follow the link: into another tab or window, or as a download? */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== '' && target !== '_self');
}

/**
 * React Router's `Link` without prefetching. That one shares a module with forms and fetchers, which a bundler cannot leave
 * out (docs/decisions/020-packages-as-they-are.md).
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event, rest.target ?? '')) return;
        event.preventDefault();
        // The page one is on gets no second entry in the history.
        void navigate(to, { state, replace: href === createPath(location) });
      }}
    >
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  readonly to: string;
  /** Is only this very address the current page, and none below it? */
  readonly end?: boolean;
}

/** A link with `aria-current="page"` where it leads to the current page, or to one above it. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const isCurrent = useMatch({ path: rest.to, end }) !== null;
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
