import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { link } from './text-link.css';

/** A link inside a sentence; underlined, because colour alone says nothing (WCAG 1.4.1). */
export function TextLink(props: LinkProps) {
  return <LinkSlot {...props} className={link} />;
}
