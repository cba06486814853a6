import { createElement } from 'react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../utilities/cx';
import { align as alignClass, grid, onMargin } from './grid.css';

type GridProps = {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'nav' | 'main' | 'article';
  align?: keyof typeof alignClass;
  /** Inside something that stands on the page's margin already. */
  nested?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The twelve columns of the page, with its margin and gutter. Place children with `Column`. */
export function Grid({ as = 'div', align = 'stretch', nested = false, className, children, ...rest }: GridProps) {
  const tag: string = as;
  const classes = cx(grid, alignClass[align], !nested && onMargin, className);
  return createElement(tag, { ...rest, className: classes }, children);
}
