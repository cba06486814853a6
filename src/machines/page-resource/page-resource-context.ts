import { createMachineContext } from '../machine-context.ts';
import type { MachineContext } from '../machine-context.ts';
import type { PageResourceMachine } from './page-resource.machine.ts';

/** A context for the machine of one kind of read; it stands with the screen that uses it. */
export function createPageResourceContext<Value>(name: string): MachineContext<PageResourceMachine<Value>> {
  return createMachineContext(name);
}
