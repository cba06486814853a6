import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import type { ButtonEdge, ButtonSize, ButtonVariant } from './Button';
import {
  button,
  compact as compactClass,
  edge as edgeClass,
  size as sizeClass,
  variant as variantClass,
} from './button.css';

type ButtonLinkProps = LinkProps & {
  /** A square on phones, for an icon alone. */
  compact?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  edge?: ButtonEdge | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
};

/** Looks like a button, goes somewhere: "Create Project", "Edit". */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  edge,
  icon,
  compact = false,
  ...props
}: ButtonLinkProps) {
  return (
    <LinkSlot
      {...props}
      className={cx(button, sizeClass[size], variantClass[variant], compact && compactClass, edge && edgeClass[edge])}
      wrap={(children) => (
        <>
          {icon}
          {children}
        </>
      )}
    />
  );
}
