import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import { createMachineContext } from '../machine-context.ts';
import type { MachineContext } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { ReplacementMachine } from './replacement.machine.ts';

/** A context for the machine of one kind of record; it stands with the screen that uses it. */
export function createReplacementContext<Stored>(name: string): MachineContext<ReplacementMachine<Stored>> {
  return createMachineContext(name);
}

/** The question before a record is replaced: draw it as an alert dialog. */
export interface Replacement<Stored> {
  /** What is there is being read. */
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  /** What goes; null where it could not be read. It stays while the dialog closes. */
  readonly stored: Stored | null;
  /** Asks, if there is anything to ask about. */
  readonly check: () => void;
  readonly accept: () => void;
  readonly cancel: () => void;
}

/** Each is called once for each check that was not cancelled. */
export interface ReplacementListeners {
  readonly onAllowed: () => void;
  readonly onRefused: (problem: Problem) => void;
}

/** Asks before a creation replaces what is there already. */
export function useReplacement<Stored>(
  machine: ReplacementMachine<Stored>,
  { onAllowed, onRefused }: ReplacementListeners,
): Replacement<Stored> {
  const actor = useActorRef(machine);
  const shown = useSelector(
    actor,
    (now) => ({ isBusy: now.hasTag('busy'), isOpen: now.hasTag('open'), stored: now.context.stored }),
    shallowEqual,
  );
  useEmitted(actor, {
    'replacement.allowed': onAllowed,
    'replacement.refused': ({ problem }) => onRefused(problem),
  });

  return {
    ...shown,
    check: () => actor.send({ type: 'replacement.check' }),
    accept: () => actor.send({ type: 'replacement.accept' }),
    cancel: () => actor.send({ type: 'replacement.cancel' }),
  };
}
