import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To;
  /** What the next page finds in its location. */
  readonly state?: unknown;
}

/**
 * A link within the site. The router's own brings along what fetches ahead for its other modes, 8 kB that every visitor
 * would load (docs/decisions/012-speed.md); this one stands on the hook that it gives for links of one's own.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  readonly to: string;
  /** Only this very address counts as being there, none below it. */
  readonly end?: boolean;
}

/** A link that says when one is where it leads, or below that. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const isHere = useMatch({ path: rest.to, end }) !== null;
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
