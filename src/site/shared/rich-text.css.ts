import { space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A formatted text: it has the look of the text around it. */
export const richText = style({ whiteSpace: 'pre-line' });

const within = (selector: string) => `${richText} ${selector}`;

// Said with the names of the blocks: with `*`, whatever is put into a page would have all of it styled anew.
const block = ':is(p, ul, ol, h2, h3, h4, figure)';
globalStyle(`${richText} > ${block} + ${block}`, { marginTop: space.paragraph });
globalStyle(within(':is(ul, ol)'), { listStyle: 'disc', paddingInlineStart: space[5] });
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('li > p + p'), { marginTop: space[2] });
globalStyle(within(':is(strong, h2, h3, h4)'), { fontWeight: vars.weight.ui });
// The typeface has no italics of its own.
globalStyle(within('em'), { fontStyle: 'italic', fontSynthesis: 'style' });
globalStyle(within('a'), { textDecorationLine: 'underline', textUnderlineOffset: '.22em' });
globalStyle(within('a:is(:hover, :focus-visible)'), { textDecorationThickness: '3px' });
