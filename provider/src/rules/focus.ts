/** The point of a picture that stays in view, as shares of its width and height: 0 is left or top, 1 right or bottom. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

const middle: Focus = { x: 0.5, y: 0.5 };

/** As finely as it is stored: to a thousandth of the picture. The middle is no point of its own. */
export function toFocus(focus: Focus | null): Focus | null {
  if (focus === null) return null;
  const [x, y] = [Math.round(focus.x * 1000) / 1000, Math.round(focus.y * 1000) / 1000];
  return x === middle.x && y === middle.y ? null : { x, y };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a picture fills a frame, in pixels of the picture: the same as `object-fit: cover` with `object-position`. */
export function cropTo(frame: Size, picture: Size, { x, y }: Focus = middle): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(frame.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(frame.height * scale)));
  return {
    width,
    height,
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
  };
}
