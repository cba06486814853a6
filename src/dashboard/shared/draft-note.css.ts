import { style } from '@vanilla-extract/css';

/** Takes no room while there is nothing to say. */
export const note = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 });

export const said = style([note, { minHeight: 44, marginBottom: 24 }]);
