import {
  answer,
  dashboard,
  fontStack,
  frame,
  media,
  radius,
  space,
  typeClass,
  vars,
} from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const level = style({
  flex: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
});

/** One line; what has no room there is reached by scrolling it. */
export const entries = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  paddingBlock: space[2],
  // The words, not their grounds, begin where the heading does.
  paddingInline: `calc(${dashboard.pad} - ${space[2]})`,
  scrollPaddingInline: space[12],
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [media.tablet]: { paddingInline: `calc(${frame.margin} - ${space[2]})` } },
});

const faint = space[10];
const { ink } = vars.color;

/** Where there is more, the line fades away, as nothing else says that it can be scrolled. All browsers know a mask by its first name. */
export const faded = styleVariants({
  none: {},
  start: { WebkitMaskImage: `linear-gradient(to right, transparent, ${ink} ${faint})` },
  end: { WebkitMaskImage: `linear-gradient(to left, transparent, ${ink} ${faint})` },
  both: {
    WebkitMaskImage: `linear-gradient(to right, transparent, ${ink} ${faint}, ${ink} calc(100% - ${faint}), transparent)`,
  },
});

export const entry = style([
  typeClass.dashSmall,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    paddingInline: space[2],
    borderRadius: radius.control,
    color: vars.color.text,
    whiteSpace: 'nowrap',
    transition: answer,
    ':hover': { background: vars.color.well, color: vars.color.ink },
    selectors: {
      '&[aria-current]:hover': {
        background: [vars.color.line, `color-mix(in srgb, ${vars.color.ink} 12%, ${vars.color.surface})`],
      },
      '&[aria-current]': {
        background: vars.color.well,
        color: vars.color.ink,
        fontFamily: fontStack.strongText,
        '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
    '@media': { [media.coarse]: { minHeight: 44 } },
  },
]);
