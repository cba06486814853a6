import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** The machine in an export of a `.machine.ts`; null where it is something else. */
export function toMachine(name: string, exported: unknown): AnyStateMachine | null {
  if (exported instanceof StateMachine) return exported;
  // A generic machine comes from a factory; any value type will do here.
  if (/^create\w+Machine$/.test(name) && typeof exported === 'function') {
    const made: unknown = exported();
    if (made instanceof StateMachine) return made;
  }
  return null;
}
