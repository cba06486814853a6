import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { ContentFormOptions } from '../../../src/machines/content-form/content-form.machine.ts';
import { loginForm } from '../../../src/machines/login/login.rules.ts';

/** A form over one text, which is stored as it is typed. */
const noteForm: ContentFormOptions<string, string> = {
  contentOf: (stored) => stored,
  isChanged: (typed, stored) => typed !== stored,
};

/** The machine in an export of a `.machine.ts`; null where it is something else. */
export function toMachine(name: string, exported: unknown): AnyStateMachine | null {
  if (exported instanceof StateMachine) return exported;
  // A generic machine comes from a factory; any value type will do here, and any form.
  if (/^create\w+Machine$/.test(name) && typeof exported === 'function') {
    const made: unknown = exported(name === 'createContentFormMachine' ? noteForm : loginForm);
    if (made instanceof StateMachine) return made;
  }
  return null;
}
