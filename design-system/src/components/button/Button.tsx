import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import {
  busyLabel as busyLabelClass,
  button,
  edge as edgeClass,
  labels,
  off,
  restLabel,
  size as sizeClass,
  unseen,
  variant as variantClass,
} from './button.css';

/** Looks of a button: one `primary` per screen, `danger` only inside a confirming dialog. */
export type ButtonVariant = keyof typeof variantClass;

/** 40, 36, 44 (beside a field) and 48 px high; at least 44 px for touch. */
export type ButtonSize = keyof typeof sizeClass;

/** Where a quiet one begins or ends a line, and its words are to stand on the edge of what is above and below. */
export type ButtonEdge = keyof typeof edgeClass;

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  edge?: ButtonEdge | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
  /** The work is under way: looks disabled and says `busyLabel`, keeps the focus, and neither clicks nor submits its form. */
  busy?: boolean;
  /** 'Submitting...' and the like. Given at rest too, so that the width is kept. */
  busyLabel?: string | undefined;
};

/** A click that does nothing, not to the form and not to what stands around the button. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Does something here. To go somewhere, use `ButtonLink`. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  edge,
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  // It keeps the focus, as a step does at the end of a list.
  'aria-disabled': isResting = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isHeld = busy || isResting === true || isResting === 'true';
  const isOff = disabled || isHeld;
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      className={cx(button, sizeClass[size], variantClass[variant], edge && edgeClass[edge], isOff && off)}
      disabled={disabled}
      // Enter in a field submits by a click on the form's button: refused here, it does not submit either.
      onClick={isHeld ? refuse : onClick}
      type={type}
    >
      {icon}
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={labels}>
          <span className={cx(restLabel, busy && unseen)}>{children}</span>
          <span className={cx(busyLabelClass, !busy && unseen)}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}
