import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { spacing } from './gap.css';
import type { Gap } from './gap.css';
import { inline, wrapping } from './stack.css';

type InlineProps = {
  gap: Gap;
  /** Takes another line where there is no room. */
  wrap?: boolean;
  /** For its position in the parent: it grows, is sticky, or is shown at some widths only. */
  className?: string | undefined;
  children: ReactNode;
};

/** Things side by side, with one step of the scale between them. */
export function Inline({ gap, wrap = false, className, children }: InlineProps) {
  return <div className={cx(inline, wrap && wrapping, spacing[gap], className)}>{children}</div>;
}
