import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { toMachine } from './to-machine.ts';

/** Where the machines live. */
export const machinesFolder = fileURLToPath(new URL('../../../src/machines/', import.meta.url));

/** A machine as it stands in its file, none of its actors provided. */
export interface FoundMachine {
  /** `toasts/toasts.machine.ts`. */
  readonly file: string;
  readonly machine: AnyStateMachine;
}

/** The files that mutants are made of (scripts/machines-mutate.ts), commas between them; all where there is none. */
const only = process.env['VITRINE_MUTATED_FILE']?.split(',');

/** Every machine in `src/machines`, found by its file name, so that none can be forgotten. */
export async function findMachines(): Promise<readonly FoundMachine[]> {
  const files = readdirSync(machinesFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => (only === undefined ? file.endsWith('.machine.ts') : only.includes(file)))
    .sort();
  const found: FoundMachine[] = [];
  for (const file of files) {
    const exports: Record<string, unknown> = await import(new URL(file, `file://${machinesFolder}`).href);
    for (const [name, exported] of Object.entries(exports)) {
      const machine = toMachine(name, exported);
      if (machine !== null) found.push({ file, machine });
    }
  }
  return found;
}
