import { media, numeric, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** One line; a long name gives way to the count. */
/** A portal's events belong to the page that renders it: a press is the button's. */
export const choice = style({ whiteSpace: 'pre', pointerEvents: 'none' });

/** From 1024 px the sidebar says it, unless it is folded away. */
export const choiceOnNarrow = style({ '@media': { [media.sidebar]: { display: 'none' } } });

/** In the room that logo, count and icon leave it. Within a line: the name that is read out has no space before its colon. */
export const choiceName = style({
  display: 'inline-block',
  overflow: 'hidden',
  maxWidth: 'min(12em, 66vw - 156px)',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
});

export const choiceCount = style([numeric, { color: vars.color.muted }]);
