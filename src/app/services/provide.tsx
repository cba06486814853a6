import type { ComponentType, ReactNode } from 'react';
import type { MachineContext } from '../../machines/machine-context.ts';

type Around = (inner: ReactNode) => ReactNode;

/** Provides the machine of that context to the children. */
export type MachinesProvider = ComponentType<{ readonly children: ReactNode }>;

/** A machine with its actors, provided by its context. */
export function provide<Machine>(Context: MachineContext<Machine>, machine: Machine): Around {
  return (inner) => <Context value={machine}>{inner}</Context>;
}

/** One provider component for the machines of a feature. */
export function createProvider(...machines: readonly Around[]): MachinesProvider {
  return ({ children }) => machines.reduceRight((inner, around) => around(inner), children);
}
