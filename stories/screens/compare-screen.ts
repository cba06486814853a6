import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { holdAt, release } from './held.ts';

/**
 * The windows of the design's layouts: phone, tablet, desk, wide desk. From wide to narrow: in a frame
 * that has grown, Chromium leaves out what has moved into the new part.
 */
const windows = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
];

/** A screen in a look of the studio's own; the other widths are those of the built look. */
const isInLook = (storyId: string) => storyId.startsWith('screens-in-');
const windowsOf = (storyId: string) =>
  isInLook(storyId) ? windows.filter(({ width }) => width === 1440 || width === 390) : windows;

/** Of a full page that is higher, the second window is kept too, with its bar as it is after scrolling. */
const mostWindows = (storyId: string) => (storyId.endsWith('--full') ? 2 : 1);

/** Longest wait for pictures in milliseconds. */
const PATIENCE = 10_000;

const frame = async () => new Promise((resolve) => void requestAnimationFrame(resolve));

/** Draws all of the page: of a frame that has grown, Chromium may leave out what has moved into the new part. */
async function drawAnew(): Promise<void> {
  const { style } = document.documentElement;
  style.zoom = '0.99';
  // The first ends before anything is drawn.
  await frame();
  await frame();
  style.zoom = '';
}

const isInWindow = (element: Element) => {
  const { bottom, top, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

const seen = () => [...document.querySelectorAll('img, video')].filter(isInWindow);

/** Waits for fonts, and for the pictures in the window. */
async function untilDrawn(): Promise<void> {
  // Two: one lays out and tells observers, one draws what these changed.
  await frame();
  await frame();
  await document.fonts.ready;
  const pictures = () => seen().filter((one) => one instanceof HTMLImageElement);
  // The frame may be higher than the window around it, where the browser does not load lazily what lies beneath.
  for (const one of pictures()) one.loading = 'eager';
  await expect.poll(() => pictures().filter((one) => !one.complete), { timeout: PATIENCE }).toEqual([]);
  keepThumbnailsPlain();
  // One that is there, but not decoded, is drawn later. What cannot be decoded stays as it is.
  await Promise.allSettled(seen().map((one) => (one instanceof HTMLImageElement ? one.decode() : undefined)));
  await frame();
  await frame();
}

const nameOf = (storyId: string) => storyId.replace(/^screens-/, '').replace('--', '-');

/** Whether photographs are to be seen, of which lossless pictures would be large. */
const isPhotographic = () =>
  seen().some((one) => one instanceof HTMLVideoElement || /\.jpg/.test(one.getAttribute('src') ?? ''));

/** A picture shown at less than this part of its width is a thumbnail. */
const SMALL = 1 / 3;

/**
 * Takes every so many points of what is shown much smaller than it is: how a browser blends them depends on what it has drawn before,
 * and the lossy picture of a page carries the difference on, into the letters beside it.
 */
function keepThumbnailsPlain(): void {
  for (const one of seen())
    if (one instanceof HTMLImageElement)
      one.style.imageRendering = one.getBoundingClientRect().width < one.naturalWidth * SMALL ? 'pixelated' : '';
}

/** Transitions that run in every test, but whose frames differ from run to run: their pictures are kept to look at. */
const framesOnlyToLookAt = /^screens-transitions--(back|menu|panel|(tile|next|page)(-on-phone)?)$/;

/** Compares the frames of a transition that is held (held.ts) with their pictures. */
export async function compareFrames(storyId: string): Promise<void> {
  const faults: string[] = [];
  const isCompared = !framesOnlyToLookAt.test(storyId);
  for (const percent of [25, 50, 75]) {
    holdAt(percent / 100);
    await untilDrawn();
    const name = `${nameOf(storyId)}.${String(innerWidth)}-${String(percent)}`;
    faults.push(
      await commands.comparePicture({
        name,
        isPhotographic: isPhotographic(),
        isHeld: true,
        isCompared,
      }),
    );
  }
  await release();
  expect(faults.filter((fault) => fault !== '')).toEqual([]);
}

/**
 * Many large originals: how the browser makes them smaller depends on what it has drawn before. The pictures of these
 * stories are kept to look at, and not compared.
 */
const onlyToLookAt =
  /^screens-((site|in-\w+)-project--full|dashboard-(media-of-a-project--(full|empty)|(all-(files|media)|edit-project|create-homepage|settings)--full))$/;

/** Compares a screen with its pictures at every width of the design; one page, resized. */
export async function compareScreen(storyId: string): Promise<void> {
  const faults: string[] = [];
  const isCompared = !onlyToLookAt.test(storyId);
  for (const { width, height } of windowsOf(storyId)) {
    await page.viewport(width, height);
    await drawAnew();
    for (let number = 1; number <= mostWindows(storyId); number += 1) {
      window.scrollTo(0, (number - 1) * height);
      await untilDrawn();
      const name = `${nameOf(storyId)}.${String(width)}${number === 1 ? '' : `-${String(number)}`}`;
      const task = { name, isPhotographic: isPhotographic(), isHeld: false, isCompared };
      faults.push(await commands.comparePicture(task));
      // A few lines more are no second window.
      if ((number + 0.25) * height >= document.documentElement.scrollHeight) break;
    }
  }
  const { width, height } = windows[0] ?? { width: 1920, height: 1080 };
  await page.viewport(width, height);
  expect(faults.filter((fault) => fault !== '')).toEqual([]);
}
