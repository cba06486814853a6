import { createElement } from 'react';
import type { ReactNode, Ref } from 'react';
import { inlineVars } from '../../theme/inline-vars';
import { cx } from '../../utilities/cx';
import { column, mobileSpan, tabletSpan, wideSpan } from './grid.css';

/** First and last column, both included: `[4, 12]` is what the design calls c4-12. */
export type Span = readonly [first: number, last: number];

const full: Span = [1, 12];

function lines([first, last]: Span): string {
  return `${String(first)} / ${String(last + 1)}`;
}

type ColumnProps = {
  as?: 'div' | 'section' | 'li' | 'ul' | 'p' | 'figure' | 'aside' | 'nav' | 'form' | 'header';
  /** 1025 px and more. */
  wide?: Span;
  /** 727 to 1024 px; all twelve unless told. */
  tablet?: Span;
  /** Up to 726 px; as on the tablet unless told. */
  mobile?: Span;
  id?: string | undefined;
  /** For what the cell itself does: it is sticky, lies above its neighbours, or is shown at some widths only. */
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

/** One cell of a `Grid`. */
export function Column({
  as = 'div',
  wide = full,
  tablet = full,
  mobile = tablet,
  className,
  children,
  ...rest
}: ColumnProps) {
  const tag: string = as;
  const spans = { [wideSpan]: lines(wide), [tabletSpan]: lines(tablet), [mobileSpan]: lines(mobile) };
  return createElement(tag, { ...rest, className: cx(column, className), style: inlineVars(spans) }, children);
}
