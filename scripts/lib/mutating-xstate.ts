/** Stands in for `xstate` in the machines' files while a mutant is tested (scripts/machines-mutate.ts). */
import { setup as realSetup, type AnyStateMachine } from 'xstate';
import { mutate, type Mutant, type StateConfig } from './mutants.ts';

export * from 'xstate';

const mutant: Mutant | null = JSON.parse(process.env['VITRINE_MUTANT'] ?? 'null');

/** XState's own, but applies the mutant to the configuration of its machine. */
export function setup(options: Parameters<typeof realSetup>[0]) {
  const made: { createMachine(config: object): AnyStateMachine } = realSetup(options);
  const createMachine = (config: StateConfig) =>
    made.createMachine(mutant !== null && mutant.id === config.id ? mutate(config, mutant) : config);
  return { ...made, createMachine };
}
