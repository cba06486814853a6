/** `npm run bench -- --only look`: the demo studio in a look of its own, with a typeface of its own, beside the built look. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readyLooks } from '@vitrine/look';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { demoProjects, pagePaths } from './bench-pages.mjs';
import { median, medianInterval, medians, ratios, show } from './numbers.mjs';
import { measurePages } from './pages.mjs';
import { logIn, startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { makeStore } from './store.mjs';

/** How many times as long a page in a look of one's own may take as in the built one. */
const limit = 1.03;

/** A font as a studio may bring it: variable, with serifs, in no look that comes with the product. */
const font = readFileSync(
  createRequire(inRoot('package.json')).resolve(
    '@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2',
  ),
);

/** The look with serifs among the ready ones, set in a typeface of the studio's own. */
const look = { ...readyLooks.find(({ name }) => name === 'Letterpress').look, displayFace: 'own', textFace: 'own' };

/** Saves the look over the settings that the demo studio has. */
async function dress(origin) {
  const cookie = await logIn(origin);
  const { data } = await (await fetch(`${origin}/api/site`, { headers: { cookie } })).json();
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) if (typeof value === 'string') form.append(name, value);
  form.delete('updatedAt');
  form.append('look', JSON.stringify(look));
  form.append('faceTerms', JSON.stringify({ licence: 'OFL', isAllowed: true, isHeavy: true }));
  form.append('face', new File([font], 'own.woff2'));
  const saved = await fetch(`${origin}/api/site`, { method: 'PUT', headers: { cookie }, body: form });
  if (!saved.ok) throw new Error(`The look could not be saved: ${saved.status} ${await saved.text()}`);
}

const ratioOf = ([, built, own], member) =>
  ratios(
    own.map((record) => record[member]),
    built.map((record) => record[member]),
  ).filter((ratio) => ratio !== null);

function showRatio(measured, member) {
  const known = ratioOf(measured, member);
  const [least, most] = medianInterval(known);
  return `${show(median(known), 3)} (${show(least, 2)}–${show(most, 2)})`;
}

function toRow(measured) {
  const [name, built, own] = [measured[0], medians(measured[1]), medians(measured[2])];
  return [
    name,
    show(built.lcp),
    show(own.lcp),
    showRatio(measured, 'lcp'),
    show(built.fcp),
    show(own.fcp),
    showRatio(measured, 'fcp'),
    show(own.cls, 3),
    show(built.bytes / 1000),
    show(own.bytes / 1000),
  ];
}

const targetsOf = (device) => (measured) => [
  target(`${measured[0]} on a ${device}: LCP beside the built look`, median(ratioOf(measured, 'lcp')), limit, {
    unit: 'times',
    digits: 3,
  }),
  target(`${measured[0]} on a ${device}: FCP beside the built look`, median(ratioOf(measured, 'fcp')), limit, {
    unit: 'times',
    digits: 3,
  }),
  target(`${measured[0]} on a ${device}: layout shift`, medians(measured[2]).cls, 0.01, { digits: 3 }),
];

/** @returns {Promise<string>} Markdown */
export async function benchLook({ browser, folder, runs }) {
  const built = await startOn(await makeStore(join(folder, 'built'), demoProjects));
  const own = await startOn(await makeStore(join(folder, 'own'), demoProjects));
  const found = [];
  try {
    await dress(own.origin);
    for (const device of ['phone', 'desktop']) {
      for (const [name, path] of Object.entries(pagePaths)) {
        console.log(`Measuring ${name} on a ${device} in two looks …`);
        const urls = [built.origin + path, own.origin + path];
        found.push([device, [name, ...(await measurePages(browser, device, urls, runs))]]);
      }
    }
  } finally {
    await Promise.all([built.stop(), own.stop()]);
  }
  return [
    '## A look of one’s own',
    `Each page is visited in turns in the built look and in one with other colours, sizes and gaps and a typeface that the studio has brought (${Math.round(font.length / 1000)} kB before it was cut).`,
    table(
      ['Page', 'LCP ms', 'own', 'ratio', 'FCP ms', 'own', 'ratio', 'CLS', 'kB', 'own'],
      found.map(([device, measured]) => {
        const [name, ...row] = toRow(measured);
        return [`${name}, ${device}`, ...row];
      }),
    ),
    table(
      ['What', 'Is', 'Should be', ''],
      found.flatMap(([device, measured]) => targetsOf(device)(measured)),
    ),
  ].join('\n\n');
}
