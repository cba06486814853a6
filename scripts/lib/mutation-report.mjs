import { readdirSync, readFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { createRandom } from '../../tests/machines/support/random.ts';
import { findMachines } from '../../tests/machines/support/every-machine.ts';
import { kinds, mutantsOf } from './mutants.mjs';
import { inRoot } from './paths.mjs';

/** Which mutants are made does not change from run to run. */
const SEED = 20_261_121;

const words = process.argv.slice(2).filter((word) => word !== '--all');
const isAll = process.argv.includes('--all');
const folder = 'tests/machines';
const proofs = ['reach.test.ts', 'walks.test.ts'];
const testFiles = readdirSync(inRoot(folder)).filter((file) => /\.test\.tsx?$/.test(file));

/** The machine's own tests, which are the quickest to notice, then its paths and its walks. */
function testsOf(file) {
  const own = testFiles.filter((test) => readFileSync(inRoot(folder, test), 'utf8').includes(`/machines/${file}'`));
  return [...new Set([...own, ...proofs])].map((test) => inRoot(folder, test));
}

/** One mutant of each kind, or all of them. */
function chosenOf(machine) {
  const all = mutantsOf(machine);
  if (isAll) return all;
  const random = createRandom(SEED);
  return kinds.flatMap((kind) => {
    const some = all.filter((mutant) => mutant.kind === kind);
    return some.length === 0 ? [] : [random.pick(some)];
  });
}

const vitest = await createVitest(
  'test',
  { watch: false, pool: 'threads', reporters: [{}], env: {} },
  {
    logLevel: 'error',
    plugins: [
      {
        name: 'vitrine-mutants',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === 'xstate' && importer?.endsWith('.machine.ts') ? inRoot('scripts/lib/mutating-xstate.mjs') : null,
      },
    ],
  },
);
const project = vitest.projects[0];
await vitest.standalone();

/** Do the machine's tests pass, with the mutant or, for null, without? The first failure is enough. */
async function pass(file, mutant) {
  Object.assign(project.config.env, { VITRINE_MUTANT: JSON.stringify(mutant), VITRINE_MUTATED_FILE: file });
  for (const test of testsOf(file)) {
    const { testModules } = await vitest.runTestSpecifications([project.createSpecification(test)]);
    // The others are left from earlier runs.
    const state = testModules.find(({ moduleId }) => moduleId === test)?.state();
    if (state === 'failed') return false;
    // Anything else, as a run that was cut short, says nothing about the mutant.
    if (state !== 'passed') throw new Error(`Not tested: ${test} is ${state}`);
  }
  return true;
}

const lines = [];
let survivors = 0;
for (const { file, machine } of await findMachines()) {
  if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
  if (!(await pass(file, null))) {
    console.error(`The tests of ${file} fail without any mutant.`);
    survivors += 1;
    continue;
  }
  for (const mutant of chosenOf(machine)) {
    const isAlive = await pass(file, mutant);
    if (isAlive) survivors += 1;
    const line = `${isAlive ? 'SURVIVED' : 'killed'}  ${mutant.place} [${mutant.index}]: ${mutant.kind}`;
    lines.push(line);
    console.log(line);
  }
}
await vitest.close();
console.log(`\n${lines.length} mutants, ${lines.length - survivors} killed, ${survivors} survived`);
process.exit(survivors === 0 && lines.length > 0 ? 0 : 1);
