import { space } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[8], maxWidth: 720 });

/** The long text of a story or a page: its field is as high as a page. */
export const content = style({ minWidth: 0 });
globalStyle(`${content} :is(textarea, [role=textbox])`, { minHeight: 420 });
