/** Types of grids, by which a project's pictures and films are laid out (specification, section 3, "Grid layouts"). */
export type GridType = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8' | 'G9' | 'G10';

/** `width/height` of a frame, as CSS writes it. */
export type Ratio = `${number}/${number}`;

/** Frame slots and their advised sizes, in pixels (specification, section 3, "Grid layouts"). */
export const gridFrames: Readonly<Record<GridType, readonly Ratio[]>> = {
  G1: ['445/600', '445/600', '445/600'],
  G2: ['667/600', '667/600'],
  // 1080x1920 reads height by width: films and carousels are landscape (rulings, "Screens").
  G3: ['1920/1080'],
  G4: ['653/600', '653/600'],
  G5: ['654/295', '654/295', '654/295', '654/295'],
  G6: ['653/600', '654/295', '654/295'],
  G7: ['1335/383'],
  G8: ['654/295', '653/600', '654/295'],
  G9: ['427/308', '427/308', '427/308', '427/308', '427/308', '427/308', '427/308', '427/308', '427/308'],
  G10: ['428/600', '428/600', '428/600'],
};

/** A picture's or film's own size in pixels; null where it is not known. */
export interface Sized {
  readonly width: number | null;
  readonly height: number | null;
}

/** Is it known to be taller than wide? */
export function isPortrait({ width, height }: Sized): boolean {
  return width !== null && height !== null && width < height;
}

/** The size that a slot advises, in pixels. */
export function sizeOf(ratio: Ratio): { readonly width: number; readonly height: number } {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return { width, height };
}
