import { fontStack, media, size, space, type, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine, lineAt } from '../shared/growing-line.css.ts';
import { titleSize } from './stories.css.ts';

/** Room for the focus ring inside a list that scrolls by itself. */
const ring = '5px';

/** Height of a line of the list, in its size, and what stands around it in a target's height. */
const lineHeight = 1.3;
const around = `max(7px, (${size.target} - ${String(lineHeight)} * ${type.body.fontSize}) / 2)`;

/** From the top of a line to its baseline, in its size: Anek rises .9 and falls .2. */
const toBaseline = (height: number): string => String((height - 1.1) / 2 + 0.9);

export const titles = style({
  alignSelf: 'start',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: `calc(${size.nav} + ${space[6]})`,
      // The list's first line stands on the same baseline as the title beside it.
      marginTop: `calc(${toBaseline(type.display.lineHeight)} * ${titleSize} - ${toBaseline(lineHeight)} * ${type.body.fontSize} - ${around})`,
    },
    [media.tablet]: {
      position: 'relative',
      zIndex: 7,
      margin: `-${space[4]} 0 ${space[6]}`,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
});

export const button = style([
  typeClass.ui,
  growingLine,
  {
    vars: { [lineAt]: '9px' },
    width: 'fit-content',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: size.target,
    lineHeight: 1,
    '@media': { [media.wide]: { display: 'none' } },
  },
]);

/** More titles than the window holds scroll by themselves. */
export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.wide]: {
      maxHeight: `calc(100svh - ${size.nav} - ${space[12]})`,
      marginInline: `-${ring}`,
      paddingInline: ring,
    },
    [media.tablet]: {
      display: 'none',
      position: 'absolute',
      insetInline: `calc(-1 * ${size.margin})`,
      top: '100%',
      maxHeight: `calc(100svh - ${size.nav} - ${space[24]})`,
      padding: `${space[2]} ${size.margin} ${space[6]}`,
      background: vars.color.surface,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
});

export const listOpen = style({ '@media': { [media.tablet]: { display: 'block' } } });

export const link = style([
  typeClass.body,
  {
    display: 'flex',
    alignItems: 'center',
    // One edge for all titles, whichever way each runs.
    justifyContent: 'left',
    textAlign: 'left',
    minHeight: size.target,
    paddingBlock: around,
    lineHeight,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    transition: 'color 200ms linear',
    selectors: {
      '&:hover, &[aria-current]': { color: vars.color.ink },
      '&[aria-current]': { fontFamily: fontStack.strongText, fontWeight: 540 },
    },
    '@media': {
      [media.tablet]: {
        minHeight: 48,
        fontFamily: fontStack.display,
        fontSize: '1.5rem',
        fontStretch: '90%',
        fontWeight: vars.weight.statement,
        lineHeight: 1.2,
        selectors: { '&[aria-current]': { fontFamily: fontStack.strongDisplay } },
      },
    },
  },
]);
