import { fromCallback, StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** A child machine whose actors never end and do nothing; the child of a machine under test. */
export function silence(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(
    ([name, logic]) => [name, logic instanceof StateMachine ? silence(logic) : fromCallback(() => undefined)] as const,
  );
  return machine.provide({ actors: Object.fromEntries(silent) });
}
