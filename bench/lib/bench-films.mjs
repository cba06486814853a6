import { demoProjects, pagePaths } from './bench-pages.mjs';
import { startByHand } from './by-hand.mjs';
import { watchFilms } from './films.mjs';
import { medians, show } from './numbers.mjs';
import { startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { makeStore } from './store.mjs';

/** Of a page with films: blocked in all of its first 14 seconds, and by one task after the first 4, in milliseconds. */
const limit = 50;

const columns = ['Page', 'TBT ms', 'hand-written', 'Longest ms', 'hand-written', 'Busy %', 'hand-written'];

function toRow([name, ours, byHand]) {
  const pairs = [
    ['tbt', 0],
    ['longest', 0],
    ['busy', 1],
  ];
  return [name, ...pairs.flatMap(([member, digits]) => [show(ours[member], digits), show(byHand[member], digits)])];
}

/**
 * @param {{ browser, folder: string, runs: number, only?: string | null }} options `only`: the name of one page
 * @returns {Promise<string>} Markdown
 */
export async function benchFilms({ browser, folder, runs, only = null }) {
  const provider = await startOn(await makeStore(folder, demoProjects, { headers: 'films' }));
  const byHand = await startByHand(provider.origin, pagePaths, { hasFilms: true });
  const found = [];
  try {
    for (const [name, path] of Object.entries(pagePaths).filter(([one]) => only === null || one === only)) {
      console.log(`Watching the films of ${name} …`);
      const urls = [provider.origin + path, `${byHand.origin}/${name}.html`];
      found.push([name, ...(await watchFilms(browser, urls, runs)).map(medians)]);
    }
  } finally {
    await Promise.all([provider.stop(), byHand.stop()]);
  }
  return [
    '## While films play',
    'Twenty seconds on the slow phone, with the films of the first view: home has four in turn, Work plays what is in the middle of the window, a project begins with one. Each page is visited in turns with a hand-written one that plays the same films over the same pictures. TBT is of the first 14 seconds; longest is the longest task after the first 4 seconds (0: none took 50 ms); busy is how much of that time the page’s thread worked, by the processor’s own clock, in which another’s work is not counted.',
    table(columns, found.map(toRow)),
    '### Targets while films play',
    table(
      ['What', 'Is', 'Should be', ''],
      found.flatMap(([name, ours]) => [
        target(`${name} with films: TBT of 14 s`, ours.tbt, limit, { unit: 'ms' }),
        target(`${name} with films: longest task after 4 s`, ours.longest, limit, { unit: 'ms' }),
      ]),
    ),
  ].join('\n\n');
}
