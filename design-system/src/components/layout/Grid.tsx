import { createElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { align as alignClass, grid, onMargin } from './grid.css';
import { mobileRows, rows } from './space.css';
import type { MobileRowGap, RowGap } from './space.css';

type GridProps = {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'nav' | 'main' | 'article' | 'figcaption';
  /** Of what shares a row; as high as the highest unless told. */
  align?: keyof typeof alignClass;
  /** Between what stands on different rows; none unless told. */
  rowGap?: RowGap | undefined;
  /** Up to 726 px; as on wider windows unless told. */
  mobileRowGap?: MobileRowGap | undefined;
  /** Inside something that stands on the page's margin already. */
  nested?: boolean;
  /** For the space around the columns and for where they lie: below the bar, over a picture, at the foot of the view. */
  className?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** The twelve columns of the page, with its margin and gutter. Place children with `Column`. */
export function Grid({
  as = 'div',
  align,
  rowGap,
  mobileRowGap,
  nested = false,
  className,
  children,
  ...rest
}: GridProps) {
  const tag: string = as;
  const classes = cx(
    grid,
    align && alignClass[align],
    !nested && onMargin,
    rowGap && rows[rowGap],
    mobileRowGap && mobileRows[mobileRowGap],
    className,
  );
  return createElement(tag, { ...rest, className: classes }, children);
}
