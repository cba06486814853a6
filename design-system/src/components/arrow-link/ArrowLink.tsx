import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { ArrowIcon } from '../icon';
import { arrow, link, words } from './arrow-link.css';

/** The one thing to do next after a statement: underlined text and an arrow. Inside a sentence use `TextLink`. */
export function ArrowLink(props: LinkProps) {
  return (
    <LinkSlot
      {...props}
      className={link}
      wrap={(children) => (
        <>
          <span className={words}>{children}</span>
          <ArrowIcon className={arrow} size=".8em" />
        </>
      )}
    />
  );
}
