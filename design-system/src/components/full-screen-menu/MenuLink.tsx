import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { link } from './full-screen-menu.css';

/** A line of the menu; `aria-current="page"` underlines it. */
export function MenuLink(props: LinkProps) {
  return <LinkSlot {...props} className={link} />;
}
