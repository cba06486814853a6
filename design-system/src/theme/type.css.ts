import { fallbackVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { fontStack, typeScale } from '../tokens/type';
import { look, vars } from './contract.css';

/** As large as the studio's look has its voice. */
const voiced = (size: string): string => `calc(${fallbackVar(look.voice, '1')} * ${size})`;

/** Text styles of site and dashboard, as objects, for selectors and media queries of `.css.ts` files. */
export const type = {
  display: {
    fontFamily: fontStack.display,
    fontSize: voiced(typeScale.display.size),
    lineHeight: typeScale.display.lineHeight,
    letterSpacing: typeScale.display.tracking,
    fontStretch: typeScale.display.wdth,
    fontWeight: vars.weight.display,
    color: vars.color.ink,
    textWrap: 'balance',
  },
  statement: {
    fontFamily: fontStack.display,
    fontSize: voiced(typeScale.statement.size),
    lineHeight: typeScale.statement.lineHeight,
    letterSpacing: typeScale.statement.tracking,
    fontStretch: typeScale.statement.wdth,
    fontWeight: vars.weight.statement,
    color: vars.color.ink,
    textWrap: 'pretty',
  },
  title: {
    fontFamily: fontStack.display,
    fontSize: typeScale.title.size,
    lineHeight: typeScale.title.lineHeight,
    letterSpacing: typeScale.title.tracking,
    fontStretch: typeScale.title.wdth,
    fontWeight: vars.weight.display,
    color: vars.color.ink,
    textWrap: 'balance',
  },
  lead: {
    fontFamily: fontStack.text,
    fontSize: typeScale.lead.size,
    lineHeight: typeScale.lead.lineHeight,
    letterSpacing: typeScale.lead.tracking,
    fontStretch: typeScale.lead.wdth,
    fontWeight: vars.weight.body,
    color: vars.color.text,
    textWrap: 'pretty',
  },
  body: {
    fontFamily: fontStack.text,
    fontSize: typeScale.body.size,
    lineHeight: typeScale.body.lineHeight,
    letterSpacing: typeScale.body.tracking,
    fontStretch: typeScale.body.wdth,
    fontWeight: vars.weight.body,
    color: vars.color.text,
  },
  ui: {
    fontFamily: fontStack.text,
    fontSize: typeScale.ui.size,
    lineHeight: typeScale.ui.lineHeight,
    letterSpacing: typeScale.ui.tracking,
    fontStretch: typeScale.ui.wdth,
    fontWeight: vars.weight.ui,
    color: vars.color.ink,
  },
  caption: {
    fontFamily: fontStack.text,
    fontSize: typeScale.caption.size,
    lineHeight: typeScale.caption.lineHeight,
    letterSpacing: typeScale.caption.tracking,
    fontStretch: typeScale.caption.wdth,
    fontWeight: vars.weight.body,
    color: vars.color.muted,
  },
  dashPageTitle: {
    fontFamily: fontStack.display,
    fontSize: typeScale.dashPageTitle.size,
    lineHeight: typeScale.dashPageTitle.lineHeight,
    letterSpacing: '-0.005em',
    fontStretch: typeScale.dashPageTitle.wdth,
    fontWeight: typeScale.dashPageTitle.weight,
    color: vars.color.ink,
  },
  dashSection: {
    fontFamily: fontStack.display,
    fontSize: typeScale.dashSection.size,
    lineHeight: typeScale.dashSection.lineHeight,
    letterSpacing: '0',
    fontStretch: typeScale.dashSection.wdth,
    fontWeight: typeScale.dashSection.weight,
    color: vars.color.ink,
  },
  dashRow: {
    fontFamily: fontStack.text,
    fontSize: typeScale.dashRow.size,
    lineHeight: typeScale.dashRow.lineHeight,
    letterSpacing: '0',
    fontStretch: '100%',
    fontWeight: typeScale.dashRow.weight,
    color: vars.color.ink,
  },
  dashText: {
    fontFamily: fontStack.text,
    fontSize: typeScale.dashText.size,
    lineHeight: typeScale.dashText.lineHeight,
    letterSpacing: '0',
    fontStretch: '100%',
    fontWeight: typeScale.dashText.weight,
    color: vars.color.text,
  },
  dashSmall: {
    fontFamily: fontStack.text,
    fontSize: typeScale.dashSmall.size,
    lineHeight: typeScale.dashSmall.lineHeight,
    letterSpacing: '0',
    fontStretch: '100%',
    fontWeight: typeScale.dashSmall.weight,
    color: vars.color.muted,
  },
  dashMicro: {
    fontFamily: fontStack.text,
    fontSize: typeScale.dashMicro.size,
    lineHeight: typeScale.dashMicro.lineHeight,
    letterSpacing: '0',
    fontStretch: '100%',
    fontWeight: typeScale.dashMicro.weight,
    color: vars.color.muted,
  },
} as const;

/**
 * The same as classes: `style([typeClass.ui, { … }])`. All who use a style share its declarations, which come before those of
 * any component or screen.
 */
export const typeClass = styleVariants(type, (declarations) => [declarations]);

// Scripts with marks above and below their letters need more room between lines; joined letters, no tracking. The language is
// that of `asWritten`, on the element itself or on its link.
for (const [name, lineHeight] of [
  ['display', 1.2],
  ['statement', 1.3],
  ['title', 1.3],
] as const) {
  const [own = ''] = typeClass[name].split(' ');
  globalStyle(`.${own}:is([lang], :has(> [lang]))`, { lineHeight, letterSpacing: 0 });
}

/** Numbers that stand under each other or change in place: counters, serials, years, sizes. */
export const numeric = { fontVariantNumeric: 'lining-nums tabular-nums' } as const;
