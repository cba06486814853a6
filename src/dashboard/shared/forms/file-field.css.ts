import { style } from '@vanilla-extract/css';

/** Covers its place, so that the whole of it takes clicks, focus and keys. */
export const fileField = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    // The browser's own button inside the field would show another cursor.
    '&::file-selector-button': { cursor: 'inherit' },
  },
});
