import type { GridType } from '../../../domain/content.ts';
import { glyph, glyphArrow } from './grids.css.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

const halves: readonly Box[] = [
  [0, 0, 16, 22],
  [18, 0, 16, 22],
];
const thirds: readonly Box[] = [
  [0, 0, 10, 22],
  [12, 0, 10, 22],
  [24, 0, 10, 22],
];

/** The layout in small, in a box of 34 × 22; frames of flush types are closer together. */
const boxes: Readonly<Record<GridType, readonly Box[]>> = {
  G1: [
    [0, 0, 10.9, 22],
    [11.6, 0, 10.8, 22],
    [23.1, 0, 10.9, 22],
  ],
  G2: [
    [0, 0, 16.6, 22],
    [17.4, 0, 16.6, 22],
  ],
  G3: [[0, 0, 34, 22]],
  G4: halves,
  G5: [
    [0, 0, 16, 10],
    [18, 0, 16, 10],
    [0, 12, 16, 10],
    [18, 12, 16, 10],
  ],
  G6: [
    [0, 0, 16, 22],
    [18, 0, 16, 10],
    [18, 12, 16, 10],
  ],
  G7: [[0, 6, 34, 10]],
  G8: [
    [0, 0, 16, 10],
    [18, 0, 16, 22],
    [0, 12, 16, 10],
  ],
  G9: [0, 8, 16].flatMap((y) => [0, 12, 24].map((x): Box => [x, y, 10, 6])),
  G10: thirds,
};

/** A type's layout as an icon. */
export function GridGlyph({ gridType }: { readonly gridType: GridType }) {
  return (
    <svg aria-hidden="true" className={glyph} viewBox="0 0 34 22">
      {boxes[gridType].map(([x, y, width, height]) => (
        <rect height={height} key={`${String(x)} ${String(y)}`} rx=".6" width={width} x={x} y={y} />
      ))}
      {gridType === 'G3' ? <path className={glyphArrow} d="M6 8 3 11l3 3M28 8l3 3-3 3" /> : null}
    </svg>
  );
}
