/**
 * `npm run machines:mutate`: changes each machine in small ways (a transition dropped, a target swapped, a guard negated,
 * actions dropped) and runs its tests against each change. A change that no test detects is listed, and the command fails.
 * One mutant of each machine; with `-- --each` one of each kind, with `-- --all` all of them. Words after `--`
 * choose machines, by name (`mobileMenu`) or by a part of their file's path.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { createRandom } from '../tests/machines/support/random.ts';
import { findMachines } from '../tests/machines/support/every-machine.ts';
import { chooseMachines, UnknownMachines } from './lib/chosen-machines.ts';
import { kinds, mutantsOf, type Mutant } from './lib/mutants.ts';
import { inRoot, projectNode, root } from './lib/paths.mjs';

/** A fixed seed: the same mutants on every run. */
const SEED = 20_261_121;
/** Longest time in milliseconds that a mutant is tested: one that loops never ends. */
const LIMIT = 120_000;

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const folder = 'tests/machines';
const everyMachine = ['reach.test.ts', 'walks.test.ts'];
const testFiles = readdirSync(inRoot(folder)).filter((file) => /\.test\.tsx?$/.test(file));

/** Its own tests, and the two that every machine has: its generated paths and random walks. */
function testsOf(file: string): readonly string[] {
  const machine = new RegExp(`/machines/${dirname(file)}/[\\w-]+\\.machine\\.ts'`);
  const own = testFiles.filter((test) => machine.test(readFileSync(inRoot(folder, test), 'utf8')));
  return [...new Set([...own, ...everyMachine])].map((test) => `${folder}/${test}`);
}

/** One mutant, each kind in its turn; or one of each kind; or all of them. */
function chosenOf(machine: AnyStateMachine, turn: number): readonly Mutant[] {
  const all = mutantsOf(machine);
  if (words.includes('--all')) return all;
  const random = createRandom(SEED + turn);
  const picked = kinds.flatMap((_, index) => {
    const kind = kinds[(index + turn) % kinds.length];
    const some = all.filter((mutant) => mutant.kind === kind);
    return some.length === 0 ? [] : [random.pick(some)];
  });
  return words.includes('--each') ? picked : picked.slice(0, 1);
}

const outcomes = { passed: 'SURVIVED', failed: 'killed', endless: 'killed (endless)' } as const;

interface Run {
  readonly outcome: keyof typeof outcomes;
  /** What the tests said. */
  readonly output: string;
}

function runTests(tests: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  return new Promise((resolve) => {
    const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--bail=1', '--reporter=dot'];
    const args = [...vitest, '--config', 'scripts/lib/mutants.vite.config.ts', ...tests];
    // A group of its own, because the tests run in processes of their own.
    const child = spawn(projectNode(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    let isEndless = false;
    const limit = setTimeout(() => {
      isEndless = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, LIMIT);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ outcome: isEndless ? 'endless' : code === 0 ? 'passed' : 'failed', output });
    });
  });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

async function findChosen() {
  try {
    return chooseMachines(await findMachines(), names);
  } catch (error) {
    if (error instanceof UnknownMachines) refuse(error.message);
    throw error;
  }
}

const options = words.filter((word) => word.startsWith('--') && !['--all', '--each'].includes(word));
if (options.length > 0) refuse(`Not an option: ${options.join(' ')}. There are --each and --all.`);
const machines = await findChosen();
const chosen =
  machines.length === 1 ? machines.map(({ machine }) => machine.id).join('') : `${machines.length} machines`;
const untouched = [...new Set(machines.flatMap(({ file }) => testsOf(file)))];
console.log(`Running the tests of ${chosen} without a mutant first …`);
const unchanged = await runTests(untouched, { VITRINE_MUTATED_FILE: machines.map(({ file }) => file).join(',') });
if (unchanged.outcome !== 'passed') {
  console.error(unchanged.output);
  const how = unchanged.outcome === 'endless' ? `do not end within ${LIMIT / 1000} s` : 'fail';
  refuse(`The tests ${how} without any mutant.`);
}
const waiting = machines.flatMap(({ file, machine }, turn) =>
  chosenOf(machine, turn).map((mutant) => ({ file, mutant })),
);
const count = waiting.length;
console.log(`They pass. Trying ${count} mutant${count === 1 ? '' : 's'}, two at a time …`);
let survived = 0;

/** Two at a time, because one test process does not use both cores. */
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, mutant } = next;
    const env = { VITRINE_MUTANT: JSON.stringify(mutant), VITRINE_MUTATED_FILE: file };
    const { outcome } = await runTests(testsOf(file), env);
    if (outcome === 'passed') survived += 1;
    console.log(`${outcomes[outcome].padEnd(9)} ${mutant.kind.padEnd(20)} ${mutant.place} [${mutant.index}]`);
  }
}

await Promise.all([work(), work()]);
console.log(`\n${count} mutants of ${machines.length} machines: ${count - survived} killed, ${survived} survived`);
process.exit(survived === 0 && count > 0 ? 0 : 1);
