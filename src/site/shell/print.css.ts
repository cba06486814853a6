import { globalStyle } from '@vanilla-extract/css';
import { media } from '@vitrine/design-system/theme';

/** On paper and in a PDF: a page of a portfolio, A4 across, without what is pressed. */

const onPaper = (selector: string, rule: Readonly<Record<string, string | number>>) => {
  globalStyle(selector, { '@media': { [media.print]: rule } });
};

const edge = '12mm';
const sheet: Readonly<Record<string, string>> = { size: 'A4 landscape', margin: edge };
globalStyle('@page', sheet);
onPaper('header[data-hidden], body footer, #root button, #root video, #root a[href="#main"]', { display: 'none' });
// Films are their posters; a picture that has not faded in yet is there.
onPaper('#root img', { opacity: 1, filter: 'none', breakInside: 'avoid' });
onPaper('#root p, #root li, #root h2, #root h3', { breakInside: 'avoid', orphans: 3, widows: 3 });
onPaper('#root h2, #root h3', { breakAfter: 'avoid' });
