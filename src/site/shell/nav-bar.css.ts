import {
  fixed,
  frame,
  lights,
  media,
  motion,
  scrimOpacityOnDark,
  size,
  space,
  type,
  typeClass,
  vars,
} from '@vitrine/design-system/theme';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { growingLine, lineAt } from '../shared/growing-line.css.ts';
import { dark, light } from '../shared/logo.css.ts';

/** Height of an icon in its target. */
const icon = '22px';
/** From the bottom of a target to its underline. */
const underlineBottom = '9px';

export const bar = style({
  position: 'fixed',
  zIndex: 9,
  insetInline: 0,
  top: 0,
  height: size.nav,
  display: 'grid',
  alignContent: 'center',
  background: vars.color.surface,
  color: vars.color.ink,
  transition: `translate ${motion.nav} ${motion.ease}, background-color ${motion.nav} linear, color ${motion.nav} linear`,
});

export const hidden = style({ translate: '0 -100%' });

/** The scrim that a transparent bar lays over the header below it. */
export const scrim = style({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: -1,
  display: 'none',
  pointerEvents: 'none',
});

/** Of what has the focus over a header. */
const focusLine = createVar();
const focusRing = createVar();

/** Colours that the reader's system puts in place of ours keep the bar's ground: none of them is chosen for a picture. */
const withPicture = `${media.wide} and (forced-colors: none)`;
// Over a header the bar is transparent: only at the top, on wide screens, and where the page has put a header below it.
// `:has` looks at the page itself, so that a page that is still loading, or has no header, keeps a bar that can be read. It stands at
// the bar: at the root it would have the style of whole pages computed again, a table of a thousand rows in the dashboard as well.
const atTop = `${bar}[data-at-top="true"]`;
const overHeader = `${atTop}:has(~ main [data-under-bar]:not([data-under-bar=below]))`;
const overPicture = `${atTop}:has(~ main [data-under-bar=""])`;
globalStyle(overHeader, {
  '@media': {
    [withPicture]: {
      background: 'transparent',
      color: fixed.mediaInk,
      vars: {
        [vars.color.ink]: fixed.mediaInk,
        [vars.weight.ui]: '430',
        [focusLine]: fixed.mediaInk,
        [focusRing]: `0 0 0 5px ${fixed.mediaRing}`,
      },
    },
  },
});
globalStyle(`${overPicture} ${scrim}`, { '@media': { [withPicture]: { display: 'block' } } });
const overDark = ':has(~ main [data-under-bar=""][data-dark-top], ~ main [data-under-bar=""] [data-dark-top])';
globalStyle(`${bar}${overDark} ${scrim}`, { vars: { [frame.scrim]: String(scrimOpacityOnDark) } });
// By variables, and the wordmark by its classes: after `:has`, a selector that ends in what stands everywhere costs as much.
globalStyle(`${atTop} :focus-visible`, {
  outlineColor: fallbackVar(focusLine, vars.color.accent),
  boxShadow: fallbackVar(focusRing, 'none'),
});
// The wordmark's light variant under the same condition.
globalStyle(`${overHeader} ${light}`, { '@media': { [withPicture]: { display: 'block' } } });
globalStyle(`${overHeader} ${dark}`, { '@media': { [withPicture]: { display: 'none' } } });

// A page that is dark in both themes has a dark bar on narrow windows too, as the login has.
const overPlain = `${atTop}:has(~ main [data-under-bar="plain"])`;
globalStyle(overPlain, {
  '@media': {
    [`${media.tablet} and (forced-colors: none)`]: {
      background: lights.night,
      color: lights.nightInk,
      vars: { [vars.color.ink]: lights.nightInk },
    },
  },
});
globalStyle(`${overPlain} ${light}`, {
  '@media': { [`${media.tablet} and (forced-colors: none)`]: { display: 'block' } },
});
globalStyle(`${overPlain} ${dark}`, {
  '@media': { [`${media.tablet} and (forced-colors: none)`]: { display: 'none' } },
});

export const links = style({ display: 'flex', gap: space[9] });

export const link = style([
  typeClass.ui,
  growingLine,
  {
    vars: { [lineAt]: underlineBottom },
    display: 'flex',
    alignItems: 'center',
    height: size.target,
    lineHeight: 1,
    color: 'inherit',
  },
]);

export const end = style({
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  // The icon, not the larger target around it, is aligned with the margin.
  marginRight: `calc((${icon} - ${size.target}) / 2)`,
  '@media': { [media.tablet]: { gap: space[3] } },
});

export const filter = style([
  typeClass.ui,
  growingLine,
  {
    vars: { [lineAt]: underlineBottom },
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: size.target,
    lineHeight: 1,
    color: 'inherit',
  },
]);
/** 'Filter', and what is chosen. */
export const filterWords = style({ whiteSpace: 'nowrap', lineHeight: 1.4 });
/** Plus and minus take the same room. */
export const filterSign = style({ minWidth: '.6em', textAlign: 'center' });

/** What the toggle beside it does, for as long as the visitor has never changed the theme. */
export const lightWord = style([
  typeClass.ui,
  {
    lineHeight: 1,
    marginRight: `calc(${space[6]} * -1)`,
    pointerEvents: 'none',
    selectors: { ':root[data-turned] &': { display: 'none' } },
  },
]);

// Where the page begins with the night in both themes, its top would say the contrary.
globalStyle(`${bar}:has(~ main [data-under-bar="plain"]) ${lightWord}`, { display: 'none' });

// The hyphen that is specified is drawn as the minus that it means, as wide as the plus.
const signSize = type.ui.fontSize;
const minus = { content: '"−"', fontSize: signSize };
const whereOpen = `[aria-expanded="true"] > ${filterSign}`;
globalStyle(whereOpen, { fontSize: 0, minWidth: `calc(.6 * ${signSize})` });
globalStyle(`${whereOpen}::before`, minus);

/** Around a component, which keeps its own box. */
const wrapper = style({ display: 'contents' });
export const onlyWide = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const onlyNarrow = style({ '@media': { [media.wide]: { display: 'none' } } });
/** Whether the sidebar stands or folds into a panel. */
export const whereStanding = style({
  fontSize: 0,
  '::before': minus,
  '@media': { [media.panel]: { display: 'none' } },
});
export const whereFolding = style({ '@media': { [media.sidebar]: { display: 'none' } } });
export const iconOnWide = style([wrapper, onlyWide]);
export const iconOnNarrow = style([wrapper, onlyNarrow]);
