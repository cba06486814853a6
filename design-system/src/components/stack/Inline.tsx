import { createElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { spacing } from './gap.css';
import type { Gap } from './gap.css';
import { align as alignClass, inline, wrapping } from './stack.css';

type InlineProps = {
  as?: 'div' | 'span' | 'ul' | 'nav';
  gap: Gap;
  align?: keyof typeof alignClass;
  /** Takes another line where there is no room. */
  wrap?: boolean;
  /** For its position in the parent: it grows, is sticky, or is shown at some widths only. */
  className?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** Things side by side, with one step of the scale between them. */
export function Inline({ as = 'div', gap, align = 'center', wrap = false, className, children, ...rest }: InlineProps) {
  const tag: string = as;
  const classes = cx(inline, alignClass[align], wrap && wrapping, spacing[gap], className);
  return createElement(tag, { ...rest, className: classes }, children);
}
