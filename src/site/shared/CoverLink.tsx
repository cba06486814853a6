import { asWritten } from '@vitrine/design-system/components/text';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { coverLink, coverLinkOnMedia } from './cover-link.css.ts';

type CoverLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Lies over a full-bleed picture or film. */
  readonly isOnMedia?: boolean;
};

/**
 * Makes the whole of the nearest positioned ancestor one link. Controls inside that ancestor lie above it with
 * `z-index: 2`, so no control is nested in a link.
 */
export function CoverLink({ isOnMedia = false, ...rest }: CoverLinkProps) {
  return <Link {...rest} {...asWritten(rest.children)} className={isOnMedia ? coverLinkOnMedia : coverLink} />;
}
