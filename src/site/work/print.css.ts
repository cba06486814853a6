import { globalStyle } from '@vanilla-extract/css';
import { sidebar } from './sidebar.css.ts';
import { results } from './work.css.ts';

// On paper the list has the sheet for itself.
globalStyle(`div > ${sidebar}`, { '@media': { print: { display: 'none' } } });
globalStyle(`div > ${results}`, { '@media': { print: { gridColumn: '1 / -1' } } });
