import { answer, fixed, media, motion, radius, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1.5],
  minWidth: 0,
  margin: 0,
});

export const slot = style({
  position: 'relative',
  containerType: 'inline-size',
  borderRadius: radius.thumb,
  transition: answer,
  selectors: {
    '&:hover:has(input:enabled)': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    // What it shows below itself lies over the slots of the next row.
    '&:hover, &:focus-within': { zIndex: 1 },
  },
});

/** Text and buttons on a picture. */
const plate = { background: fixed.mediaPlateStrong, color: fixed.mediaInk } as const;

const chip = style({
  position: 'absolute',
  left: space[2],
  maxWidth: 'calc(100% - 16px)',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.thumb,
  fontSize: '.8125rem',
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  ...plate,
});

/** Three slots in a row on a phone leave no room for text on the picture, nor for buttons that always stand on it. */
const narrow = '(width < 160px)';
const wide = '(width >= 160px)';

/** Nothing shows what it is pointed at. */
const noHover = '(hover: none)';

/** Beside the button at the right, which is at most 44 px wide. */
export const facts = style([
  chip,
  {
    bottom: space[2],
    maxWidth: `calc(100% - ${space[16]})`,
    '@container': { [narrow]: { display: 'none' } },
  },
]);

/** In a narrow slot a finger cannot come to what it does not see: the first tap gives the slot the focus, and shows it. */
const untilFocus = {
  '@media': {
    [noHover]: {
      '@container': {
        [narrow]: { selectors: { [`${slot}:not(:focus-within) &`]: { pointerEvents: 'none' } } },
      },
    },
  },
} as const;

/** The field of a slot that shows something. */
export const over = style(untilFocus);

const shown = { '@container': { [wide]: { opacity: 1 } } } as const;

/** Shown while the slot is hovered or focused; where it has the room, always on touch screens. */
const meant = style([
  {
    opacity: 0,
    transition: `opacity ${motion.fast} linear`,
    selectors: {
      [`${slot}:hover &`]: { opacity: 1 },
      [`${slot}:focus-within &`]: { opacity: 1 },
    },
    '@media': { [media.coarse]: shown, [media.mobile]: shown },
  },
  untilFocus,
]);

export const replace = style([chip, meant, { top: space[2], '@container': { [narrow]: { display: 'none' } } }]);

/** Right of the handle, which is at most 44 px wide. */
export const replaceBeside = style([replace, { left: space[14] }]);

export const handle = style([meant, { position: 'absolute', top: space[1.5], left: space[1.5], display: 'grid' }]);

export const remove = style([meant, { position: 'absolute', top: space[1.5], right: space[1.5], display: 'grid' }]);

/**
 * A low slot has no room for a second row of buttons: they stand below the picture. A narrow one, which shows them for a moment,
 * leaves them no place of their own: they lie over what is below it.
 */
const below = (side: 'left' | 'right') =>
  ({
    '@container': {
      '(max-width: 199px)': { position: 'relative', inset: 'auto', display: 'inline-grid' },
      [narrow]: {
        position: 'absolute',
        top: '100%',
        [side]: space[1.5],
        selectors: { [`${slot}:not(:hover, :focus-within) &`]: { pointerEvents: 'none' } },
      },
    },
  }) as const;

export const inView = style([
  meant,
  { position: 'absolute', bottom: space[1.5], right: space[1.5], display: 'grid', ...below('right') },
]);

/** Where a new file says its size, a stored one can be replaced. */
export const everywhere = style([
  meant,
  { position: 'absolute', bottom: space[1.5], left: space[1.5], display: 'grid', ...below('left') },
]);

export const upload = style({ position: 'absolute', left: space[2], right: space[2], bottom: space[2] });

export const caption = style({ overflowWrap: 'anywhere' });

/** A live region, which is always there; without words it takes no place in its grid. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** A file that has no place yet: its picture beside its name and what becomes of it. */
export const arriving = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2],
  minWidth: 0,
});

export const arrivingPicture = style({ display: 'block', width: 56 });

export const arrivingWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[1],
  minWidth: 0,
});

export const arrivingName = style([
  type.dashSmall,
  { color: vars.color.ink, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
