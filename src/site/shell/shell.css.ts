import { globalStyle, style } from '@vanilla-extract/css';
import { nothingHere } from '../shared/nothing-here.css.ts';

/** As high as the screen, so that the footer is not seen, and then pushed down, while a page is loading. */
export const main = style({ minHeight: '100svh' });

// Nothing more will come: no hole before the footer.
globalStyle(`${main}:has(${nothingHere})`, { minHeight: 0 });

// Every button of the public pages needs a script. Where none runs, it would be a control that does nothing.
globalStyle('button', { '@media': { '(scripting: none)': { display: 'none !important' } } });
