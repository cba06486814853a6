import { globalStyle, style } from '@vanilla-extract/css';
import { nothingHere } from '../shared/nothing-here.css.ts';

/** As high as the screen, so that the footer is not seen, and then pushed down, while a page is loading. */
export const main = style({ minHeight: '100svh' });

// Nothing more will come: no hole before the footer.
globalStyle(`${main}:has(${nothingHere})`, { minHeight: 0 });

// Every button of the public pages needs a script. Where none runs, it would be a control that does nothing.
globalStyle('button', { '@media': { '(scripting: none)': { display: 'none !important' } } });

// What is below the first view of a drawn page is laid out when its first pictures are there: index.html says so until then. What a
// browser finds within the window all the same it lays out at once.
globalStyle(':root[data-below=later] [data-later]', { contentVisibility: 'auto', containIntrinsicSize: 'auto 100svh' });
