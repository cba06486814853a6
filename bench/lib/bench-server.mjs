import { gzipSync } from 'node:zlib';
import { loadRaw } from './load-raw.mjs';
import { load } from './load.mjs';
import { median, show } from './numbers.mjs';
import { startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { makeStore } from './store.mjs';

const project = '/project/museum-of-salt';
const addresses = [
  ['home, HTML', '/'],
  ['work, HTML', '/work'],
  ['project, HTML', project],
  ['projects, API', '/api/projects'],
  ['project, API', '/api/project?slug=museum-of-salt'],
  ['categories, API', '/api/category'],
];
const picture = 'a picture';
const connections = [1, 10, 100];
/** Long enough for the memory to settle, in milliseconds. */
const rest = 2000;

/** Answers of the API are short. */
const loadWith = (path) => (path.startsWith('/api/') ? load : loadRaw);

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A picture of the store, as the API names it. */
async function somePicture(origin) {
  const { data } = await (await fetch(`${origin}/api/projects`)).json();
  return `/${data[0].HeaderMedia}`;
}

async function measureLoad(provider, seconds) {
  const all = [...addresses, [picture, await somePicture(provider.origin)]];
  const found = [];
  for (const [name, path] of all) {
    console.log(`Loading ${name} …`);
    const results = [];
    for (const count of connections) results.push(await loadWith(path)(provider, path, count, seconds));
    found.push({ name, results });
  }
  return found;
}

/** What one page costs on a store: rendered for the first time, from the response cache, and as bytes over the wire. */
async function measurePage(provider, path, seconds) {
  const begun = performance.now();
  const html = await (await fetch(provider.origin + path, { headers: { accept: 'text/html' } })).text();
  const first = performance.now() - begun;
  const { cpu } = await loadWith(path)(provider, path, 10, seconds);
  return { first, cpu, bytes: gzipSync(html).length };
}

async function measureSize(store, runs, seconds) {
  const starts = [];
  for (let run = 0; run < runs; run += 1) {
    const provider = await startOn(store, '/');
    starts.push(provider.untilFirst);
    await provider.stop();
  }
  const provider = await startOn(store);
  try {
    const pages = {};
    for (const [name, path] of [
      ['home', '/'],
      ['project', project],
      ['work', '/work'],
    ]) {
      pages[name] = await measurePage(provider, path, seconds);
    }
    return { start: median(starts), pages };
  } finally {
    await provider.stop();
  }
}

function growthRows(sizes, found) {
  const [smallest] = sizes;
  return sizes.map((size) => {
    const { start, pages } = found.get(size);
    const base = found.get(smallest).pages;
    return [
      String(size),
      show(start),
      ...['home', 'project', 'work'].flatMap((name) => [
        show(pages[name].first),
        show(pages[name].bytes / 1000, 1),
        show(pages[name].bytes / base[name].bytes, 2),
      ]),
    ];
  });
}

/** @returns {Promise<string>} Markdown */
export async function benchServer({ folder, runs, seconds, sizes }) {
  const growth = new Map();
  for (const size of sizes) {
    console.log(`Measuring a store of ${size} projects …`);
    growth.set(size, await measureSize(await makeStore(folder, size), runs, seconds));
  }

  const provider = await startOn(await makeStore(folder, 12));
  await pause(rest);
  const idle = provider.watch().rss;
  const loads = await measureLoad(provider, seconds);
  await pause(rest);
  const sustained = provider.watch().rss;
  await provider.stop();

  const at = (name, index) => loads.find((one) => one.name === name).results[index];
  const reads = loads.filter(({ name }) => name.endsWith('API'));
  const ratio = (name) => growth.get(sizes.at(-1)).pages[name].bytes / growth.get(sizes[0]).pages[name].bytes;
  const targets = [
    target('API reads at 10 connections', Math.min(...reads.map(({ results }) => results[1].rps)), 5000, {
      isFloor: true,
      unit: 'a second',
    }),
    target('Home HTML at 10 connections', at('home, HTML', 1).rps, 2000, { isFloor: true, unit: 'a second' }),
    target('Processor time of a read', median(reads.map(({ results }) => results[1].cpu)), 0.2, {
      unit: 'ms',
      digits: 3,
    }),
    target(
      'p99 at 100 connections, worst of HTML and API',
      Math.max(...loads.filter(({ name }) => name !== picture).map(({ results }) => results[2].p99)),
      25,
      { unit: 'ms' },
    ),
    target('Start to first page', growth.get(sizes[0]).start, 500, { unit: 'ms' }),
    target('Memory, idle', idle, 120, { unit: 'MB' }),
    target('Memory after sustained load', sustained, 200, { unit: 'MB' }),
    ...['home', 'project', 'work'].map((name) =>
      target(`First HTML of ${name}, ${sizes[0]} to ${sizes.at(-1)} projects`, ratio(name), 1.3, {
        unit: 'times',
        digits: 2,
      }),
    ),
  ];

  return [
    '## Server',
    table(
      ['Address', ...connections.flatMap((count) => [`${count}: a second`, `${count}: p99 ms`]), 'CPU ms each'],
      loads.map(({ name, results }) => [
        name,
        ...results.flatMap(({ rps, p99 }) => [show(rps), show(p99)]),
        show(results[1].cpu, 3),
      ]),
    ),
    '### Growth',
    'From the start of the process to the first page; then, for each page, its first drawing, its size (gzip) and the ratio of that to the smallest store.',
    table(
      ['Projects', 'Start ms', ...['home', 'project', 'work'].flatMap((name) => [`${name} ms`, `${name} kB`, 'ratio'])],
      growthRows(sizes, growth),
    ),
    '### Targets of the server',
    table(['What', 'Is', 'Should be', ''], targets),
  ].join('\n\n');
}
