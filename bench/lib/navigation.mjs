/** How long a visitor waits who goes from page to page, measured in a slowed browser driven by input events. */
import { watchArrival } from './arrival-watch.mjs';
import { devices, openSlowed } from './devices.mjs';

const work = { path: '/work', heading: 'Work' };
const about = { path: '/about', heading: 'Half a ream, and the rest in conversation' };
const inBar = (path) => `header a[href="${path}"]`;
const inMenu = (path) => `[role=dialog] a[href="${path}"]`;

/** The way through the site, as the demo content has it. A wide screen has the links in the bar, a phone in its menu. */
const steps = [
  { name: 'home → work', ...work },
  {
    name: 'work → project',
    path: '/project/museum-of-salt',
    heading: 'Museum of Salt',
    link: 'main a[href="/project/museum-of-salt"]',
  },
  { name: 'project → about', ...about },
  { name: 'about → coffee break', path: '/story', heading: 'Coffee break' },
  { name: 'back to about', ...about, isBack: true },
];
/** From the last page to the first, so that the way begins again; not shown. */
const home = { path: '/', heading: 'Half Ream', link: 'header a[href="/"]' };

/** The pointer events that reach a link and follow it, and the time between them in milliseconds. */
const pointers = {
  phone: { come: 'touchstart', decide: 'touchend', takes: 80 },
  desktop: { come: 'pointerover', decide: 'click', takes: 100 },
};

/** Pause between two steps in milliseconds, in which pictures load and transitions end. */
const look = 1000;
/** Longest wait for a page, in milliseconds. */
const arrivalLimit = 30_000;

/** The middle of the link, in CSS pixels of the viewport. */
async function placeOf(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Touches or clicks. With `takes` 0 all events are sent before the page has handled the first. */
async function press(page, cdp, deviceName, { x, y }, takes) {
  const mouse = (type) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  const touch = (type) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const isTouch = deviceName === 'phone';
  const coming = isTouch ? touch('touchStart') : mouse('mouseMoved');
  if (takes > 0) await page.waitForTimeout(takes);
  await Promise.all([coming, ...(isTouch ? [touch('touchEnd')] : [mouse('mousePressed'), mouse('mouseReleased')])]);
}

async function take(page, cdp, deviceName, step, takes) {
  const { path, heading, isBack = false, link } = step;
  const { come, decide } = pointers[deviceName];
  const isMenu = deviceName === 'phone' && link === undefined && !isBack;
  // The pointer starts away from any link, so that none is hovered already.
  if (deviceName === 'desktop') await page.mouse.move(2, devices.desktop.viewport.height - 2);
  if (isMenu) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.locator(inMenu(path)).waitFor();
  }
  const selector = link ?? (isMenu ? inMenu(path) : inBar(path));
  if (!isBack) await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(look);
  const place = isBack ? null : await placeOf(page, selector);
  // Two calls: the first is answered when the page watches, the second when the next one has arrived.
  const watch = await page.evaluateHandle(watchArrival, {
    path,
    heading,
    come,
    decide: isBack ? null : decide,
    limit: arrivalLimit,
  });
  if (place !== null) await press(page, cdp, deviceName, place, takes);
  const seen = await watch
    .evaluate(({ arrival }) => arrival)
    .catch((error) => {
      throw new Error(`${step.name}: ${error.message}`, { cause: error });
    });
  await watch.dispose();
  return {
    fromPointer: seen.afterwards - seen.come,
    fromDecision: seen.afterwards - seen.decided,
    spinnerAfter: seen.spinnerFrom === null ? null : seen.spinnerFrom - seen.decided,
    spinnerFor: seen.spinnerFor,
  };
}

/** One way through the site: what each step took. */
async function goAround(page, cdp, deviceName, takes) {
  const records = [];
  for (const step of steps) records.push([step.name, await take(page, cdp, deviceName, step, takes)]);
  await take(page, cdp, deviceName, home, takes);
  return records;
}

/**
 * One visit: the way through the site for the first time, with the usual time between
 * pointer events, then again with every page cached and no time between them, and once more with reduced motion.
 *
 * @returns {Promise<Record<'cold' | 'warm' | 'still', [step: string, record: Record<string, number | null>][]>>}
 */
export async function visit(browser, deviceName, origin) {
  const { context, page, cdp } = await openSlowed(browser, devices[deviceName]);
  try {
    await page.goto(origin, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(look);
    const cold = await goAround(page, cdp, deviceName, pointers[deviceName].takes);
    const warm = await goAround(page, cdp, deviceName, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await goAround(page, cdp, deviceName, 0);
    return { cold, warm, still };
  } finally {
    await context.close();
  }
}
