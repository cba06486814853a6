import { createElement } from 'react';
import type { ReactNode, Ref } from 'react';
import { typeClass } from '../../theme/type.css';
import { cx } from '../../utilities/cx';
import { measure as measureClass, tabular, tone as toneClass, wrap as wrapClass } from './text.css';
import { asWritten } from './as-written';

/** Text styles: the first seven belong to the site, the `dash…` ones to the dashboard. */
export type TextVariant = keyof typeof typeClass;

/** Colours of text. */
export type TextTone = keyof typeof toneClass;

type TextElement =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'em'
  | 'time'
  | 'dt'
  | 'dd'
  | 'li'
  | 'address'
  | 'figcaption';

type TextProps = {
  variant: TextVariant;
  /** The element; choose it by meaning, the variant by looks. A paragraph unless told. */
  as?: TextElement;
  tone?: TextTone;
  /** Lining figures of equal width, for counters, years and serials. */
  numeric?: boolean;
  /** For words that an administrator writes: breaks inside long ones; `lines` keeps the line breaks as typed, too. */
  wrap?: keyof typeof wrapClass;
  /** No wider than the longest line that is well read in that style. */
  measure?: keyof typeof measureClass;
  id?: string | undefined;
  /** -1 lets a script move focus here, as after a page change. */
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** All words of the site and the dashboard. Not for links and buttons, which have components of their own. */
export function Text({ variant, as = 'p', tone, numeric = false, wrap, measure, children, ...rest }: TextProps) {
  const tag: string = as;
  const classes = cx(
    typeClass[variant],
    tone && toneClass[tone],
    numeric && tabular,
    wrap && wrapClass[wrap],
    measure && measureClass[measure],
  );
  return createElement(tag, { ...rest, ...asWritten(children), className: classes }, children);
}
