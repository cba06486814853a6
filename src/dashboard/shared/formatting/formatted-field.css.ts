import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[1] });
