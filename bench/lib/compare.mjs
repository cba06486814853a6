/** `npm run bench -- --compare REV`: this working tree beside another revision, in turns in one run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { demoProjects, pagePaths } from './bench-pages.mjs';
import { visit } from './navigation.mjs';
import { inTurns, median, medianInterval, show } from './numbers.mjs';
import { measurePages } from './pages.mjs';
import { startOn } from './provider.mjs';
import { table } from './report.mjs';
import { makeStore } from './store.mjs';

const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim();

/**
 * The revision, with its own packages and built, in a folder of its own that is kept for the next comparison.
 *
 * @param {string} revision whatever git can name
 * @returns {Promise<{ name: string, folder: string }>}
 * @throws {Error} where git does not know it, or it cannot be built
 */
async function checkOut(revision) {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  const folder = inRoot('.cache/revisions', commit);
  if (!existsSync(folder)) {
    const making = `${folder}.part`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    const archive = `${making}.tar`;
    git('archive', '--format=tar', `--output=${archive}`, commit);
    execFileSync('tar', ['-xf', archive, '-C', making]);
    rmSync(archive);
    renameSync(making, folder);
  }
  const built = `${folder}.built`;
  if (!existsSync(built)) {
    console.log(`Installing and building ${commit.slice(0, 8)} …`);
    // Its own scripts know what it needs.
    const { code, output } = await runNode([join(folder, 'scripts/run.mjs'), 'scripts/build.ts'], { quiet: true });
    if (code !== 0) throw new Error(`${commit} could not be built:\n${output}`);
    writeFileSync(built, '');
  }
  return { name: commit.slice(0, 8), folder };
}

/** The other revision's own provider, on a store that it has written itself. */
async function startOther(tree, folder) {
  const load = (file) => import(pathToFileURL(join(tree, 'bench/lib', file)).href);
  const [{ startOn: start }, { makeStore: make }] = await Promise.all([load('provider.mjs'), load('store.mjs')]);
  return start(await make(folder, demoProjects));
}

/** A member of records measured in turns, as a row: medians, the difference and where it lies, and what follows. */
function toRow(name, others, ours, digits = 0) {
  const pairs = others.map((other, round) => [other, ours[round]]).filter(([one, two]) => one !== null && two !== null);
  const [before, after] = [0, 1].map((side) => median(pairs.map((pair) => pair[side])));
  const [least, most] = medianInterval(pairs.map(([one, two]) => two - one));
  const isDifferent = least > 0 || most < 0;
  return [
    name,
    show(before, digits),
    show(after, digits),
    before === null || after === null || before === 0 ? '–' : show(after / before, 2),
    `${show(least, digits)} … ${show(most, digits)}`,
    isDifferent ? (most < 0 ? 'less' : '**more**') : 'no difference beyond the spread',
  ];
}

const members = [
  ['LCP ms', 'lcp', 1, 0],
  ['FCP ms', 'fcp', 1, 0],
  ['TBT ms', 'tbt', 1, 0],
  ['kB', 'bytes', 1000, 1],
  ['script kB', 'script', 1000, 1],
  ['requests', 'requests', 1, 0],
];

function pageRows(label, [others, ours]) {
  const pick = (records, member, unit) =>
    records.map((record) => (record[member] === null ? null : record[member] / unit));
  return members.map(([title, member, unit, digits]) =>
    toRow(`${label}: ${title}`, pick(others, member, unit), pick(ours, member, unit), digits),
  );
}

function navigationRows([others, ours]) {
  const names = ours[0].warm.map(([name]) => name);
  const of = (visits, kind, name) =>
    visits.map((one) => one[kind].find(([step]) => step === name)?.[1].fromPointer ?? null);
  return ['warm', 'cold'].flatMap((kind) =>
    names.map((name) => toRow(`${name}, ${kind}: ms`, of(others, kind, name), of(ours, kind, name))),
  );
}

/**
 * @param {{ browser, folder: string, revision: string, runs: number }} options `runs` turns of each page; fewer than six cannot
 *   tell small differences from chance
 * @returns {Promise<string>} Markdown
 */
export async function compareWith({ browser, folder, revision, runs }) {
  const other = await checkOut(revision);
  const providers = [
    await startOther(other.folder, join(folder, 'other')),
    await startOn(await makeStore(join(folder, 'this'), demoProjects)),
  ];
  const rows = [];
  const failures = [];
  try {
    for (const device of ['phone', 'slow phone']) {
      for (const [name, path] of Object.entries(pagePaths)) {
        console.log(`Comparing ${name} on a ${device} …`);
        const urls = providers.map(({ origin }) => origin + path);
        rows.push(...pageRows(`${device}, ${name}`, await measurePages(browser, device, urls, runs)));
      }
    }
    console.log('Comparing the way from page to page on a phone …');
    const ways = inTurns(providers, runs, ({ origin }) => visit(browser, 'phone', origin));
    // What was measured before is half an hour's work: it is shown whatever becomes of the way.
    await ways.then(
      (visits) => rows.push(...navigationRows(visits)),
      (error) => failures.push(`**The way from page to page could not be measured.** ${error.message}`),
    );
  } finally {
    await Promise.all(providers.map((provider) => provider.stop()));
  }
  return [
    `## This working tree beside ${other.name}`,
    `${runs} turns of each. “Difference”: where the median of the differences of each turn lies with a probability of 95 % (their whole range where there are fewer than six turns); where zero is among them, the two do not differ beyond the spread.`,
    table(['What', other.name, 'Here', 'Ratio', 'Difference', ''], rows),
    ...failures,
  ].join('\n\n');
}
