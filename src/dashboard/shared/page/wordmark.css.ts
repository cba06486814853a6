import { blackTheme, darkPage } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const mark = style({ display: 'block', width: 'auto' });

export const height = styleVariants({
  bar: [mark, { height: 18 }],
  side: [mark, { height: 20 }],
  login: [mark, { height: 22 }],
});

const onDark = [`.${blackTheme} &`, `.${darkPage} &`].join(', ');

/** Dark ink, for light grounds. */
export const dark = style({ selectors: { [onDark]: { display: 'none' } } });

/** Light ink, for dark grounds. */
export const light = style({ display: 'none', selectors: { [onDark]: { display: 'block' } } });
