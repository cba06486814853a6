/** Mean relative luminance, 0 to 1 (WCAG 2.2), where texts are on a picture: under the bar, under the title. */
export interface Luminance {
  readonly top: number;
  readonly bottom: number;
}

/** Where a backdrop is so dark by itself that white words need little shade. */
export interface Shade {
  /** Under the bar. */
  readonly top: boolean;
  /** Under the title. */
  readonly bottom: boolean;
}

/** Below this luminance a backdrop is dark (art direction, "Text on media"). */
const DARK = 0.08;

/** Where a backdrop of this luminance is dark. */
export function shadeOf({ top, bottom }: Luminance): Shade {
  return { top: top < DARK, bottom: bottom < DARK };
}
