import { useContext, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { RegistryContext } from '../../machines/machine-context.ts';
import type { MachineContext, Registry } from '../../machines/machine-context.ts';

/** Puts a machine where its hook finds it. */
export type Provided = (registry: Registry) => void;

/** Provides the machines of a feature, or of all, to the children. */
export type MachinesProvider = ComponentType<{ readonly children: ReactNode }>;

/** A machine with its actors, found by its context. */
export function provide<Machine>(context: MachineContext<Machine>, machine: Machine): Provided {
  return (registry) => void context.provided.set(registry, machine);
}

/** One provider component for all of these. */
export function createProvider(...machines: readonly Provided[]): MachinesProvider {
  return function Machines({ children }) {
    const outer = useContext(RegistryContext);
    const registry = useMemo<Registry>(() => {
      const own = { outer };
      for (const put of machines) put(own);
      return own;
    }, [outer]);
    return <RegistryContext value={registry}>{children}</RegistryContext>;
  };
}
