import { fixed, size, space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A formatted text: it has the look of the text around it. */
export const richText = style({ whiteSpace: 'pre-line' });

const within = (selector: string) => `${richText} ${selector}`;

// Said with the names of the blocks: with `*`, whatever is put into a page would have all of it styled again.
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

/** A link to a film: its still, in the middle a button, and below what it is and where. */
const film = 'a[style*="/media/film-"]';
globalStyle(film, {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  aspectRatio: '16 / 9',
  // Two lines of its address, and the button.
  minHeight: `calc(${size.target} * 3)`,
  width: '100%',
  marginBlock: space[4],
  padding: space[3],
  alignContent: 'end',
  background: `${fixed.mediaBlack} center / cover no-repeat`,
  color: fixed.mediaInk,
  textShadow: `0 0 4px ${fixed.mediaBlack}, 0 0 12px ${fixed.mediaBlack}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
globalStyle(`${film}::before`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  width: `calc(${size.target} + ${space[4]})`,
  height: `calc(${size.target} + ${space[4]})`,
  margin: 'auto',
  borderRadius: '50%',
  border: `2px solid ${fixed.mediaInk}`,
  background: fixed.mediaPlateFaint,
});
globalStyle(`${film}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  width: 0,
  height: 0,
  margin: 'auto',
  translate: '3px 0',
  border: 'solid transparent',
  borderWidth: '10px 0 10px 17px',
  borderLeftColor: fixed.mediaInk,
});
