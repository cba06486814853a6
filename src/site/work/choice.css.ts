import { media, numeric, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** One line; a long name gives way to the count. */
export const choice = style({ display: 'contents', whiteSpace: 'pre' });

/** From 1024 px the sidebar says it, unless it is folded away. */
export const choiceOnNarrow = style({ '@media': { [media.sidebar]: { display: 'none' } } });

export const choiceName = style({ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '12em' });

export const choiceCount = style([numeric, { flex: 'none', color: vars.color.muted }]);
