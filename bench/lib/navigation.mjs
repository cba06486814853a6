/** What a visitor waits for who goes from page to page, measured in a browser that is slowed down and led by its input. */
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
/** From the last page to the first, so that the way begins anew; not shown. */
const home = { path: '/', heading: 'Half Ream', link: 'header a[href="/"]' };

/** The events by which a hand comes to a link and decides, and how long it takes between them, in milliseconds. */
const hands = {
  phone: { come: 'touchstart', decide: 'touchend', takes: 80 },
  desktop: { come: 'pointerover', decide: 'click', takes: 100 },
};

/** Between two steps, in milliseconds: pictures come, what moves comes to rest, the visitor looks. */
const look = 1000;
/** A page that is not there by then does not come, in milliseconds. */
const arrivalLimit = 30_000;

/** Where the hand goes: the middle of the link. */
async function placeOf(page, selector) {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await link.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Touches or clicks. A hand that takes no time has every event on its way before the page has seen the first. */
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
  const { come, decide } = hands[deviceName];
  const isMenu = deviceName === 'phone' && link === undefined && !isBack;
  // The hand comes from elsewhere: what happens to stand below it is not hovered.
  if (deviceName === 'desktop') await page.mouse.move(2, devices.desktop.viewport.height - 2);
  if (isMenu) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.locator(inMenu(path)).waitFor();
  }
  const place = isBack ? null : await placeOf(page, link ?? (isMenu ? inMenu(path) : inBar(path)));
  await page.waitForTimeout(look);
  // Two calls: the first is answered when the page watches, the second when the next one has arrived.
  const watch = await page.evaluateHandle(watchArrival, {
    path,
    heading,
    come,
    decide: isBack ? null : decide,
    limit: arrivalLimit,
  });
  if (place !== null) await press(page, cdp, deviceName, place, takes);
  const seen = await watch.evaluate(({ arrival }) => arrival);
  await watch.dispose();
  return {
    fromHand: seen.afterwards - seen.come,
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
 * One visit: the way through the site for the first time, with a hand that takes its time, then again where every page is
 * known, with one that takes none, and once more with reduced motion.
 *
 * @returns {Promise<Record<'cold' | 'warm' | 'still', [step: string, record: Record<string, number | null>][]>>}
 */
export async function visit(browser, deviceName, origin) {
  const { context, page, cdp } = await openSlowed(browser, devices[deviceName]);
  try {
    await page.goto(origin, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(look);
    const cold = await goAround(page, cdp, deviceName, hands[deviceName].takes);
    const warm = await goAround(page, cdp, deviceName, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await goAround(page, cdp, deviceName, 0);
    return { cold, warm, still };
  } finally {
    await context.close();
  }
}
