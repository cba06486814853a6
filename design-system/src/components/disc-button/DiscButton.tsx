import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { disc, plate as plateClass } from './disc-button.css';

type DiscButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** The control's name; nothing of it is seen. */
  label: string;
  /** Dark ground, where no scrim lies below. */
  plate?: boolean;
  /** An icon of 14 px. */
  children: ReactNode;
};

/** A round 44 px control over media, and only there: everything else on the site is rectangular. */
export function DiscButton({ label, plate = false, type = 'button', children, ...rest }: DiscButtonProps) {
  return (
    <button {...rest} aria-label={label} className={cx(disc, plate && plateClass)} type={type}>
      {children}
    </button>
  );
}
