import { createElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { spacing } from './gap.css';
import type { Gap } from './gap.css';
import { stack } from './stack.css';

type StackProps = {
  as?: 'div' | 'ul' | 'section';
  gap: Gap;
  /** For its position in the parent: it grows, is sticky, or is shown at some widths only. */
  className?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** Things below each other, with one step of the scale between them. */
export function Stack({ as = 'div', gap, className, children, ...rest }: StackProps) {
  const tag: string = as;
  return createElement(tag, { ...rest, className: cx(stack, spacing[gap], className) }, children);
}
