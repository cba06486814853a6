import { isSame, mediaIn, positionIn, ratioOf, waitFor, waitForPicture, type Flight, type Place } from './flight.ts';

/**
 * A project's picture flies into its header above the next page, which is there at once ("first, last, invert, play"). A view transition keeps
 * the last page until it has drawn both and has computed their styles twice, which a phone waits for. By transforms alone: they go on
 * while the page is busy.
 */

/** `motion.glide` and `motion.page`, in milliseconds. */
const GLIDING = { duration: 560, easing: 'cubic-bezier(.2, 0, 0, 1)', fill: 'both' } as const;
const FADING = { duration: 160, easing: 'linear', fill: 'both' } as const;
/** Between two keyframes the crop is off by less than anybody sees. */
const STEPS = 24;
/** In any of these the visitor does something else: the picture is there at once. */
const HURRIES = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Touch screens on which no bar lies over the header. */
export function isFlipped({ frame }: Place): boolean {
  const [picture] = mediaIn(frame);
  const isThere = picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
  return isThere && window.matchMedia('(pointer: coarse) and (max-width: 1024px)').matches;
}

const px = (length: number) => `${String(length)}px`;

/**
 * Keyframes of a frame as large as `to`, and of the whole picture in it, which each box on the way crops as the header does.
 *
 * @param picture its ratio, width by height, and what of it stays in view, in shares of what is cropped
 */
function wayOf(
  from: Box,
  to: Box,
  picture: { readonly ratio: number; readonly inView: readonly [x: number, y: number] },
): { readonly frame: Keyframe[]; readonly whole: Keyframe[]; readonly width: number } {
  const { ratio, inView } = picture;
  const widthIn = ({ width, height }: Pick<Box, 'width' | 'height'>) => Math.max(width, height * ratio);
  const last = widthIn(to);
  const boxes = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (side: keyof Box) => from[side] + ((to[side] - from[side]) * step) / STEPS;
    return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
  });
  return {
    width: last,
    frame: boxes.map(({ x, y, width, height }) => ({
      transform: `translate(${px(x)}, ${px(y)}) scale(${String(width / to.width)}, ${String(height / to.height)})`,
    })),
    whole: boxes.map(({ width, height }) => {
      const wide = widthIn({ width, height });
      const left = (width - wide) * inView[0];
      const top = (height - wide / ratio) * inView[1];
      const undone = `scale(${String(to.width / width)}, ${String(to.height / height)})`;
      return { transform: `${undone} translate(${px(left)}, ${px(top)}) scale(${String(wide / last)})` };
    }),
  };
}

/** The picture of a place, above the page and below its bar. */
function lift({ frame }: Place) {
  const [shown] = mediaIn(frame);
  const [x = 50, y = 50] = positionIn(frame).split(' ').map(Number.parseFloat);
  const picture = { ratio: ratioOf(frame) ?? 1, inView: [x / 100, y / 100] } as const;
  const start = frame.getBoundingClientRect();
  const above = document.createElement('div');
  above.ariaHidden = 'true';
  above.dataset['flying'] = '';
  const whole = new Image();
  if (shown instanceof HTMLImageElement) whole.src = shown.currentSrc;
  whole.alt = '';
  whole.decoding = 'sync';
  const corner = 'left: 0; top: 0; transform-origin: 0 0;';
  whole.style.cssText = `position: absolute; ${corner} max-width: none;`;
  above.style.cssText = `position: fixed; ${corner} z-index: 1; overflow: hidden; pointer-events: none;`;
  above.append(whole);
  /** Plays its way from where it was. */
  const play = (to: Box, timing: KeyframeAnimationOptions) => {
    const way = wayOf(start, to, picture);
    Object.assign(above.style, { width: px(to.width), height: px(to.height) });
    Object.assign(whole.style, { width: px(way.width), height: px(way.width / picture.ratio) });
    return [above.animate(way.frame, timing), whole.animate(way.whole, timing)];
  };
  play(start, { duration: 0, fill: 'both' });
  document.body.append(above);
  /** What was made for a tile is soft in a header, whose own is sharp as soon as it is there. */
  const sharpen = async (to: Place, isOne: boolean) => {
    const [sharp] = mediaIn(to.frame);
    if (!(sharp instanceof HTMLImageElement)) return;
    // Hidden so far, it would be decoded when it is shown, and blank until then.
    await sharp.decode().catch(() => undefined);
    if (isOne) whole.src = sharp.currentSrc;
  };
  return { above, play, sharpen };
}

/** Ends when all of them have ended, or as soon as the visitor does something else. Never rejects. */
async function untilOver(animations: readonly Animation[]): Promise<void> {
  const over = new AbortController();
  const hurry = () => {
    for (const one of animations) one.finish();
  };
  for (const name of HURRIES)
    window.addEventListener(name, hurry, { capture: true, passive: true, signal: over.signal });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  over.abort();
}

/** Shows the next page; where it has the picture in a header, that flies there. Never rejects. */
export async function flip({ from, change, find }: Flight): Promise<void> {
  const { dataset } = document.documentElement;
  const { above, play, sharpen } = lift(from);
  dataset['transition'] = 'grow';
  change();
  const to = await waitFor(find);
  if (to !== null) {
    const { style } = to.frame;
    // Not by opacity: the picture below it would be painted all the same.
    style.visibility = 'hidden';
    const covering = to.cover?.animate({ opacity: [0, 1] }, FADING);
    covering?.pause();
    const isOne = isSame(from, to);
    const ready = waitForPicture(to).then((isThere) => (isThere ? sharpen(to, isOne) : undefined));
    await untilOver(play(to.frame.getBoundingClientRect(), GLIDING));
    await ready;
    style.removeProperty('visibility');
    covering?.play();
    await untilOver([
      ...(covering === undefined ? [] : [covering]),
      ...(isOne ? [] : [above.animate({ opacity: [1, 0] }, FADING)]),
    ]);
    covering?.cancel();
  }
  above.remove();
  delete dataset['transition'];
  delete dataset['relit'];
}
