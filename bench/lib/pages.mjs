/** What a visitor waits for, measured in a browser that is slowed down. */
import { openSlowed, pageDevices } from './devices.mjs';
import { inTurns } from './numbers.mjs';

const loadLimit = 60_000;
/** After the load event: late pictures, long tasks, the largest paint. In milliseconds. */
const afterwards = 3000;

/** Runs in the page, before anything else. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] };
  globalThis.benchSeen = seen;
  const watch = (type, each) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** Runs in the page, at the end. */
function collect() {
  const { lcp, cls, tasks } = globalThis.benchSeen;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  const blocking = tasks.filter(([start]) => start >= (fcp ?? 0)).map(([, duration]) => Math.max(0, duration - 50));
  return { lcp, fcp, cls, tbt: blocking.reduce((sum, one) => sum + one, 0) };
}

/** What a visitor who stays is sent of films, in milliseconds from the navigation. */
const watching = 20_000;

/**
 * Bytes of films that come in the first 20 seconds of a first visit, also of those that are cut off.
 *
 * @returns {Promise<number>}
 */
export async function measureFilms(browser, device, url) {
  const { context, page, cdp } = await openSlowed(browser, pageDevices[device]);
  try {
    const films = new Set();
    let bytes = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Media') films.add(requestId);
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) => {
      // What is not compressed may come without the first of the two.
      if (films.has(requestId)) bytes += Math.max(encodedDataLength, dataLength);
    });
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit', timeout: loadLimit });
    await page.waitForTimeout(Math.max(0, watching - (performance.now() - begun)));
    return bytes;
  } finally {
    await context.close();
  }
}

async function measureOnce(browser, device, url) {
  const { context, page, cdp } = await openSlowed(browser, device);
  try {
    const kinds = new Map();
    const headers = new Map();
    const total = { requests: 0, bytes: 0, script: 0 };
    let filmsCome = false;
    cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (request.url.startsWith('data:')) return;
      filmsCome ||= type === 'Media';
      // Films come when everything else is there, as far as the visitor watches: neither they nor the script that comes for them,
      // which reads their brightness, is part of the page's weight.
      if (type === 'Media' || (filmsCome && type === 'Script')) return;
      kinds.set(requestId, type);
      total.requests += 1;
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      headers.set(requestId, response.encodedDataLength);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === undefined) return;
      total.bytes += encodedDataLength;
      // What a script weighs compressed is the build's doing; the header fields around it are the server's.
      if (kind === 'Script') total.script += encodedDataLength - (headers.get(requestId) ?? 0);
    });
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: loadLimit });
    await page.waitForTimeout(afterwards);
    return { ...(await page.evaluate(collect)), ...total };
  } finally {
    await context.close();
  }
}

/**
 * `runs` visits to each page in turns, by somebody who has nothing yet. Times in milliseconds, bytes as they came over the wire, those
 * of scripts without header fields.
 *
 * @param {readonly string[]} urls
 * @returns {Promise<Record<'lcp' | 'fcp' | 'cls' | 'tbt' | 'requests' | 'bytes' | 'script', number | null>[][]>} the records of each
 *   page; those at the same place were measured one after the other
 */
export async function measurePages(browser, deviceName, urls, runs) {
  const device = pageDevices[deviceName];
  // One more before them fills the server's caches.
  for (const url of urls) await measureOnce(browser, device, url);
  return inTurns(urls, runs, (url) => measureOnce(browser, device, url));
}
