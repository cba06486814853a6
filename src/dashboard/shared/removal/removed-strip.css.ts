import { radius, space, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The words and Undo are at the left, away from the right end, where the pointer still is after a ✕. */
const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const look = styleVariants({
  /** A row of a list: as high as its rows, with their line below. */
  row: [strip, { minHeight: 44, borderBottom: `1px solid ${vars.color.line}` }],
  /** A block with a frame around it: as high as its head. */
  block: [
    strip,
    {
      minHeight: 54,
      padding: `${space[1]} ${space[4]}`,
      border: `1px dashed ${vars.color.control}`,
      borderRadius: radius.control,
    },
  ],
  /** A line below or within something that is still there. */
  line: [strip],
});
