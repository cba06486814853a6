import { style } from '@vanilla-extract/css';

/** 28 on phones, 49 at 1440, 56 at 1920 (screens, "Home"). */
export const linkSpace = style({ marginTop: 'clamp(28px,3.4vw,56px)' });
