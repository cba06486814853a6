import { startByHand } from './by-hand.mjs';
import { pageDevices } from './devices.mjs';
import { median, medianInterval, medians, ratios, show } from './numbers.mjs';
import { measureFilms, measurePages } from './pages.mjs';
import { startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { makeStore } from './store.mjs';

/** Our pages that have a hand-written twin. */
export const pagePaths = { home: '/', work: '/work', project: '/project/museum-of-salt' };

/** The demo content as it is: what the hand-written pages show. */
export const demoProjects = 12;

/** How many times as long a page may take as its hand-written twin. */
const limit = 1.15;

/** Of films on the home page in the first 20 seconds, in MB. */
const mostFilms = { phone: 1.63, desktop: 3.5 };

const columns = [
  'Page',
  'LCP ms',
  'hand-written',
  'ratio',
  'FCP ms',
  'hand-written',
  'ratio',
  'TBT ms',
  'CLS',
  'kB',
  'hand-written',
  'Requests',
];

const membersOf = (records, member) => records.map((record) => record[member]);
const ratioOf = ([, ours, byHand], member) => median(ratios(membersOf(ours, member), membersOf(byHand, member)));

/** The median of the quotients of each turn, and between which values it lies. */
function showRatio(pair, member) {
  const [, ours, byHand] = pair;
  const known = ratios(membersOf(ours, member), membersOf(byHand, member)).filter((ratio) => ratio !== null);
  const [least, most] = medianInterval(known);
  return `${show(median(known), 2)} (${show(least, 2)}–${show(most, 2)})`;
}

function toRow(pair) {
  const [name, ours, byHand] = [pair[0], medians(pair[1]), medians(pair[2])];
  return [
    name,
    show(ours.lcp),
    show(byHand.lcp),
    showRatio(pair, 'lcp'),
    show(ours.fcp),
    show(byHand.fcp),
    showRatio(pair, 'fcp'),
    show(ours.tbt),
    show(ours.cls, 3),
    show(ours.bytes / 1000),
    show(byHand.bytes / 1000),
    show(ours.requests),
  ];
}

function targetsOf(pair) {
  const [name, ours] = [pair[0], medians(pair[1])];
  return [
    target(`${name}: LCP beside the hand-written page`, ratioOf(pair, 'lcp'), limit, { unit: 'times', digits: 2 }),
    target(`${name}: FCP beside the hand-written page`, ratioOf(pair, 'fcp'), limit, { unit: 'times', digits: 2 }),
    target(`${name}: TBT`, ours.tbt, 50, { unit: 'ms' }),
    target(`${name}: script before films, Brotli`, ours.script / 1000, 96, { unit: 'kB', digits: 1 }),
    target(`${name}: weight before films`, ours.bytes / 1000, 230, { unit: 'kB' }),
    target(`${name}: requests before films`, ours.requests, 20),
    target(`${name}: layout shift`, ours.cls, 0.01, { digits: 3 }),
  ];
}

/** @returns {Promise<string>} Markdown */
export async function benchPages({ browser, folder, runs }) {
  const provider = await startOn(await makeStore(folder, demoProjects));
  const byHand = await startByHand(provider.origin, pagePaths);
  const found = {};
  const films = {};
  try {
    for (const device of Object.keys(pageDevices)) {
      found[device] = [];
      if (mostFilms[device] !== undefined) {
        console.log(`Counting the films of home on a ${device} …`);
        films[device] = await measureFilms(browser, device, provider.origin);
      }
      for (const [name, path] of Object.entries(pagePaths)) {
        console.log(`Measuring ${name} on a ${device} …`);
        const urls = [provider.origin + path, `${byHand.origin}/${name}.html`];
        found[device].push([name, ...(await measurePages(browser, device, urls, runs))]);
      }
    }
  } finally {
    await Promise.all([provider.stop(), byHand.stop()]);
  }
  const filmTargets = Object.entries(films).map(([device, bytes]) =>
    target(`home on a ${device}: films`, bytes / 1e6, mostFilms[device], { unit: 'MB', digits: 2 }),
  );
  return [
    '## Pages',
    'A phone as Lighthouse has it (412 × 823 at 2.6, 150 ms, 1.6 Mbit/s, processor slowed 4 times), the same phone slowed as Lighthouse slows it in the browser itself (562 ms a request, 1475 kbit/s), and a desktop (40 ms, 10 Mbit/s). Each page is visited in turns with a hand-written page, which carries the same pictures and neither script nor font; a ratio is the median of those of each turn, between the values where it lies with a probability of 95 %. Films are not counted here: they come after everything else.',
    ...Object.entries(found).flatMap(([device, pairs]) => [
      `### ${device[0].toUpperCase()}${device.slice(1)}`,
      table(columns, pairs.map(toRow)),
    ]),
    ...['phone', 'slow phone'].flatMap((device) => [
      `### Targets on the ${device}`,
      table(['What', 'Is', 'Should be', ''], found[device].flatMap(targetsOf)),
    ]),
    '### Films in the first 20 seconds',
    table(['What', 'Is', 'Should be', ''], filmTargets),
  ].join('\n\n');
}
