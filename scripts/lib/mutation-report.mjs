import { readdirSync, readFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { createRandom } from '../../tests/machines/support/random.ts';
import { findMachines } from '../../tests/machines/support/every-machine.ts';
import { kinds, mutantsOf } from './mutants.mjs';
import { inRoot } from './paths.mjs';

/** Which mutants are made does not change from run to run. */
const SEED = 20_261_121;

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const folder = 'tests/machines';
const proofs = ['reach.test.ts', 'walks.test.ts'];
const testFiles = readdirSync(inRoot(folder)).filter((file) => /\.test\.tsx?$/.test(file));

/** The machine's own tests, which are the quickest to notice, then its paths and its walks. */
function testsOf(file) {
  const own = testFiles.filter((test) => readFileSync(inRoot(folder, test), 'utf8').includes(`/machines/${file}'`));
  return [...new Set([...own, ...proofs])].map((test) => inRoot(folder, test));
}

/** One mutant, each kind in its turn; or one of each kind; or all of them. */
function chosenOf(machine, turn) {
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

const vitest = await createVitest(
  'test',
  { watch: false, reporters: [{}], env: {} },
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

/** Do the machine's tests pass with the mutant? The first failure is enough. */
async function isAlive(file, mutant) {
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

const machines = (await findMachines()).filter(
  ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
);
const untouched = [...new Set(machines.flatMap(({ file }) => testsOf(file)))];
const { testModules } = await vitest.runTestSpecifications(untouched.map((test) => project.createSpecification(test)));
if (!testModules.every((module) => module.ok())) {
  console.error('The tests fail without any mutant.');
  process.exit(1);
}
let killed = 0;
let survived = 0;
for (const [turn, { file, machine }] of machines.entries()) {
  for (const mutant of chosenOf(machine, turn)) {
    const hasSurvived = await isAlive(file, mutant);
    if (hasSurvived) survived += 1;
    else killed += 1;
    console.log(
      `${hasSurvived ? 'SURVIVED' : 'killed  '}  ${mutant.kind.padEnd(19)} ${mutant.place} [${mutant.index}]`,
    );
  }
}
await vitest.close();
console.log(`\n${killed + survived} mutants of ${machines.length} machines: ${killed} killed, ${survived} survived`);
process.exit(survived === 0 && killed > 0 ? 0 : 1);
