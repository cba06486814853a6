import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { button, edge as edgeClass, grip as gripClass, place as placeClass } from './icon-button.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** The control's name (WCAG 4.1.2). In a list it names the row too: "Move Ritu up". */
  label: string;
  /** 44 px on the site; 36 px with a fine pointer and 44 px otherwise in the dashboard (WCAG 2.5.8), there over `media` too. */
  place?: keyof typeof placeClass;
  /** Where it begins or ends a line in the dashboard, and its icon is to stand on the edge of what is above and below. */
  edge?: keyof typeof edgeClass;
  /** The handle of something that is dragged. */
  grip?: boolean;
  /** An icon of 18 or 20 px. */
  children: ReactNode;
};

/** A button that shows an icon only. Where there is room for a word, use `Button`. */
export function IconButton({
  label,
  place = 'dashboard',
  edge,
  grip = false,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={cx(button, placeClass[place], edge && edgeClass[edge], grip && gripClass)}
      type={type}
    >
      {children}
    </button>
  );
}
