import { createElement } from 'react';
import type { ReactNode } from 'react';
import { band } from './band.css';

type BandProps = {
  as?: 'section' | 'div' | 'footer';
  /** Where the space between bands goes. */
  space?: keyof typeof band;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
};

/** A horizontal part of a public page with the large vertical space around it. */
export function Band({ as = 'section', space = 'both', children, ...rest }: BandProps) {
  const tag: string = as;
  return createElement(tag, { ...rest, className: band[space] }, children);
}
