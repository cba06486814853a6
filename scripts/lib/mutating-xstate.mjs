/** Stands in for `xstate` in the machines' files while a mutant is tested (scripts/lib/mutation-report.mjs). */
import { setup as realSetup } from 'xstate';
import { mutate } from './mutants.mjs';

export * from 'xstate';

const mutant = JSON.parse(process.env.VITRINE_MUTANT ?? 'null');

/** As XState's own; the machine that is meant is made with its one change. */
export function setup(options) {
  const made = realSetup(options);
  const createMachine = (config) => made.createMachine(mutant?.id === config.id ? mutate(config, mutant) : config);
  return { ...made, createMachine };
}
