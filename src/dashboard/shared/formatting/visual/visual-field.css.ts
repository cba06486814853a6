import { space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style({ minWidth: 0 });

const within = (selector: string) => `${text} [role=textbox] ${selector}`;

const part = ':is(p, ul, ol, h2, h3, figure, div)';
globalStyle(within(`> ${part} + ${part}`), { marginTop: space[4] });
globalStyle(within(':is(ul, ol)'), { listStyle: 'disc', paddingInlineStart: space[5] });
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('li > * + *'), { marginTop: space[2] });
globalStyle(within(':is(h2, h3)'), { fontWeight: vars.weight.ui });
globalStyle(within('strong'), { fontWeight: 650 });
globalStyle(within('em'), { fontStyle: 'italic', fontSynthesis: 'style' });
globalStyle(within('h2'), { fontSize: '1.375rem', lineHeight: 1.2 });
globalStyle(within('h3'), { fontSize: '1.1875rem', lineHeight: 1.25 });
globalStyle(within('a'), { textDecorationLine: 'underline', textUnderlineOffset: '.22em' });
/** An address that visitors see as its film. */
globalStyle(within('[data-film]'), {
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});
globalStyle(within('[data-film]::before'), {
  content: '"▶ " attr(data-film)',
  display: 'block',
  fontWeight: vars.weight.ui,
});
/** Kept to the letter, and shown as its words. */
globalStyle(within('[data-kept]'), { borderBottom: `1px dashed ${vars.color.control}` });
globalStyle(within('.ProseMirror-selectednode'), { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 });
/** The editor's own, at the end of a line. */
globalStyle(within('img.ProseMirror-separator'), { display: 'inline', border: 0, margin: 0 });

export const block = style({
  display: 'grid',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  whiteSpace: 'normal',
  cursor: 'default',
});
export const blockPicture = style({ maxWidth: 480 });
export const blockFields = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
globalStyle(`${blockFields} > *`, { maxWidth: '100%' });
globalStyle(`${blockFields} > div`, { width: '100%' });
export const problem = style([typeClass.dashSmall, { color: vars.color.danger }]);

export const linkBar = style({
  display: 'grid',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});
export const linkButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
