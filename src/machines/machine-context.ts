import { createContext, useContext } from 'react';
import type { Context } from 'react';

/**
 * Where a hook finds its machine with the actors provided. It knows the machine by type only: the code of a machine enters
 * a bundle with the services that provide its actors (src/app/services).
 */
export type MachineContext<Machine> = Context<Machine | null>;

/** @param name the constant's own name, for the developer tools and for what is said when nobody provides the machine */
export function createMachineContext<Machine>(name: string): MachineContext<Machine> {
  const context = createContext<Machine | null>(null);
  context.displayName = name;
  return context;
}

/** The machine of the nearest provider. Throws when there is none. */
export function useProvidedMachine<Machine>(context: MachineContext<Machine>): Machine {
  const machine = useContext(context);
  if (machine === null) throw new Error(`No <${context.displayName}> above: provide its machine in src/app/services`);
  return machine;
}
