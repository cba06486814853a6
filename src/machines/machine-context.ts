import { createContext, useContext } from 'react';

/** What one provider provides. Which machines these are, each context knows of its own; what is not there is looked for in `outer`. */
export interface Registry {
  readonly outer: Registry | null;
}

/** The nearest provider's registry. */
export const RegistryContext = createContext<Registry | null>(null);

/**
 * Where a hook finds its machine with the actors provided. It knows the machine by type only: the code of a machine enters
 * a bundle with the services that provide its actors (src/app/services). What else they provide, as a function of the browser's, is
 * found in the same way.
 */
export interface MachineContext<Machine> {
  readonly name: string;
  readonly provided: WeakMap<Registry, Machine>;
}

/** @param name the constant's own name, for what is said when nobody provides the machine */
export function createMachineContext<Machine>(name: string): MachineContext<Machine> {
  return { name, provided: new WeakMap() };
}

/** The machine of the nearest provider that has one; null where there is none. */
export function useProvided<Machine>({ provided }: MachineContext<Machine>): Machine | null {
  for (let registry = useContext(RegistryContext); registry !== null; registry = registry.outer) {
    const machine = provided.get(registry);
    if (machine !== undefined) return machine;
  }
  return null;
}

/** The machine of the nearest provider that has one. Throws when there is none. */
export function useProvidedMachine<Machine>(context: MachineContext<Machine>): Machine {
  const machine = useProvided(context);
  if (machine === null)
    throw new Error(`No provider of ${context.name} above: provide its machine in src/app/services`);
  return machine;
}
