import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { loginForm } from '../../../src/machines/login/login.rules.ts';

/** The machine in an export of a `.machine.ts`; null where it is something else. */
export function toMachine(name: string, exported: unknown): AnyStateMachine | null {
  if (exported instanceof StateMachine) return exported;
  // A generic machine comes from a factory; any value type will do here, and any form.
  if (/^create\w+Machine$/.test(name) && typeof exported === 'function') {
    const made: unknown = exported(loginForm);
    if (made instanceof StateMachine) return made;
  }
  return null;
}
