/** What films cost a visitor's phone while they play. */
import { openSlowed, pageDevices } from './devices.mjs';
import { inTurns } from './numbers.mjs';

const loadLimit = 60_000;
/** How long a visitor stays, in milliseconds from the navigation. */
const stay = 20_000;
/** How long after the navigation tasks are added up, in milliseconds. */
const counted = 14_000;
/** The page has been taken over by then, in milliseconds from the navigation. */
const settled = 4000;

/** Runs in the page, before anything else. */
function observe() {
  const seen = { tasks: [], played: 0 };
  globalThis.benchFilms = seen;
  new globalThis.PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => seen.tasks.push([startTime, duration])),
  ).observe({ type: 'longtask', buffered: true });
  const notePlaying = ({ target }) => {
    if (target.localName === 'video') seen.played += 1;
  };
  globalThis.addEventListener('playing', notePlaying, { capture: true });
}

/** Seconds of the page's thread so far, by the processor's own clock, so that others' work is not counted. */
async function busySeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

async function watchOnce(browser, url) {
  const { context, page, cdp } = await openSlowed(browser, pageDevices['slow phone']);
  try {
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(observe);
    const begun = performance.now();
    const until = (time) => page.waitForTimeout(Math.max(0, time - (performance.now() - begun)));
    await page.goto(url, { waitUntil: 'commit', timeout: loadLimit });
    await until(settled);
    const before = await busySeconds(cdp);
    await until(stay);
    const busy = (await busySeconds(cdp)) - before;
    const { tasks, played, fcp } = await page.evaluate(() => ({
      ...globalThis.benchFilms,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    if (played === 0) throw new Error(`No film has begun on ${url} in ${stay / 1000} seconds.`);
    const long = tasks.filter(([start]) => start >= fcp && start < counted);
    return {
      tbt: long.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      // Fifty milliseconds are the shortest that a browser calls long.
      longest: Math.max(0, ...tasks.filter(([start]) => start >= settled).map(([, duration]) => duration)),
      tasks: long.length,
      busy: (busy / (stay - settled)) * 100_000,
    };
  } finally {
    await context.close();
  }
}

/**
 * `runs` visits of 20 seconds to each page in turns, on the slow phone, by somebody who has nothing yet and looks at the films of the first
 * view. `tbt`: what tasks of the first 14 seconds took beyond 50 ms each, in all; `longest`: the longest task after the first 4 seconds, 0
 * where none took 50 ms; both in milliseconds. `busy`: the page's thread after the first 4 seconds, in per cent of the time, by the
 * processor's clock.
 *
 * @param {readonly string[]} urls
 * @returns {Promise<Record<'tbt' | 'longest' | 'tasks' | 'busy', number>[][]>} the records of each page
 * @throws {Error} where no film plays
 */
export async function watchFilms(browser, urls, runs) {
  for (const url of urls) await watchOnce(browser, url);
  return inTurns(urls, runs, (url) => watchOnce(browser, url));
}
