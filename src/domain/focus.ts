/** The point of a picture or film that stays in view where a frame cuts it: shares of its width and height. */
export interface Focus {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
}

export const middle: Focus = { x: 0.5, y: 0.5 };

/** As finely as it is stored. */
const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/** Within the picture, and as finely as it is stored. */
export function toFocus({ x, y }: Focus): Focus {
  return { x: rounded(x), y: rounded(y) };
}

/** Whether two points are exactly the same; {@link toFocus} rounds them. */
export function isSameFocus(one: Focus, other: Focus): boolean {
  return one.x === other.x && one.y === other.y;
}

const percent = (share: number) => `${String(Math.round(rounded(share) * 1000) / 10)}%`;

/** As `object-position` takes it. */
export function toPosition({ x, y }: Focus): string {
  return `${percent(x)} ${percent(y)}`;
}

/** What {@link toPosition} made of a focus; its middle where it has made nothing. */
export function focusOf({ focus }: { readonly focus?: string | undefined }): Focus {
  const [x = NaN, y = NaN] = focus?.split(' ').map(Number.parseFloat) ?? [];
  return Number.isFinite(x) && Number.isFinite(y) ? toFocus({ x: x / 100, y: y / 100 }) : middle;
}

/** A media with that focus. */
export function withFocus<One extends { readonly focus?: string | undefined }>(media: One, focus: Focus): One {
  return { ...media, focus: isSameFocus(focus, middle) ? undefined : toPosition(focus) };
}

/** '30 % from the left, 60 % from the top' */
export function describeFocus({ x, y }: Focus): string {
  return `${String(Math.round(x * 100))} % from the left, ${String(Math.round(y * 100))} % from the top`;
}
