import { show } from './numbers.mjs';
import { devices } from './devices.mjs';
import { measureFilms, measurePage } from './pages.mjs';
import { startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { startStatic } from './static-server.mjs';
import { makeStore } from './store.mjs';

/** The same page of both: ours, and the one made by hand. */
const pairs = [
  ['home', '/', '/home.html'],
  ['work', '/work', '/work.html'],
  ['project', '/project/museum-of-salt', '/project.html'],
];

/** The demo content as it is: what the pages by hand show. */
const demoProjects = 12;

/** Of films on the home page in the first 20 seconds, in MB. */
const mostFilms = { phone: 1.63, desktop: 3.5 };

const columns = [
  'Page',
  'LCP ms',
  'FCP ms',
  'TBT ms',
  'CLS',
  'kB',
  'Requests',
  'LCP by hand',
  'kB by hand',
  'LCP ratio',
];

function toRow([name, ours, byHand]) {
  return [
    name,
    show(ours.lcp),
    show(ours.fcp),
    show(ours.tbt),
    show(ours.cls, 3),
    show(ours.bytes / 1000),
    show(ours.requests),
    show(byHand.lcp),
    show(byHand.bytes / 1000),
    show(ours.lcp / byHand.lcp, 2),
  ];
}

/** @returns {Promise<string>} Markdown */
export async function benchPages({ browser, folder, runs }) {
  const provider = await startOn(await makeStore(folder, demoProjects));
  const byHand = await startStatic();
  const found = {};
  const films = {};
  try {
    for (const device of Object.keys(devices)) {
      found[device] = [];
      console.log(`Counting the films of home on a ${device} …`);
      films[device] = await measureFilms(browser, device, provider.origin);
      for (const [name, path, twin] of pairs) {
        console.log(`Measuring ${name} on a ${device} …`);
        // The first visit fills the response cache; the server's time is measured elsewhere.
        await fetch(provider.origin + path, { headers: { accept: 'text/html' } });
        found[device].push([
          name,
          await measurePage(browser, device, provider.origin + path, runs),
          await measurePage(browser, device, byHand.origin + twin, runs),
        ]);
      }
    }
  } finally {
    await Promise.all([provider.stop(), byHand.stop()]);
  }
  const targets = found.phone.flatMap(([name, ours, byHand]) => [
    target(`${name}: LCP beside the page by hand`, ours.lcp / byHand.lcp, 1.15, { unit: 'times', digits: 2 }),
    target(`${name}: FCP beside the page by hand`, ours.fcp / byHand.fcp, 1.15, { unit: 'times', digits: 2 }),
    target(`${name}: TBT`, ours.tbt, 50, { unit: 'ms' }),
    target(`${name}: script before films, Brotli`, ours.script / 1000, 96, { unit: 'kB', digits: 1 }),
    target(`${name}: weight before films`, ours.bytes / 1000, 280, { unit: 'kB' }),
    target(`${name}: requests before films`, ours.requests, 20),
    target(`${name}: layout shift`, ours.cls, 0.01, { digits: 3 }),
  ]);
  const filmTargets = Object.entries(films).map(([device, bytes]) =>
    target(`home on a ${device}: films`, bytes / 1e6, mostFilms[device], { unit: 'MB', digits: 2 }),
  );
  return [
    '## Pages',
    'A phone as Lighthouse has it (412 × 823 at 2.6, 150 ms, 1.6 Mbit/s, processor slowed 4 times) and a desktop (40 ms, 10 Mbit/s). Films are not counted here: they come after everything else.',
    '### Phone',
    table(columns, found.phone.map(toRow)),
    '### Desktop',
    table(columns, found.desktop.map(toRow)),
    '### Targets on the phone',
    table(['What', 'Is', 'Should be', ''], targets),
    '### Films in the first 20 seconds',
    table(['What', 'Is', 'Should be', ''], filmTargets),
  ].join('\n\n');
}
