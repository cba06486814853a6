import { createElement } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css';

type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption';
  id?: string | undefined;
  children: ReactNode;
};

/** Text for screen readers only: headings that the page shows by other means, names of icons. Never for what takes focus. */
export function VisuallyHidden({ as = 'span', children, ...rest }: VisuallyHiddenProps) {
  const tag: string = as;
  return createElement(tag, { ...rest, className: visuallyHidden }, children);
}
