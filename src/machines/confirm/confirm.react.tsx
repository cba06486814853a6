import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Problem } from '../../api/problem.ts';
import { createMachineContext } from '../machine-context.ts';
import type { MachineContext } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { ConfirmMachine } from './confirm.machine.ts';

/** A context for the machine of one kind of subject; it stands with the screen that uses it. */
export function createConfirmContext<Subject>(name: string): MachineContext<ConfirmMachine<Subject>> {
  return createMachineContext(name);
}

/** What an alert dialog draws. */
export interface Confirm<Subject> {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly question: string;
  readonly subject: Subject | null;
  /** Why the last attempt failed. */
  readonly problem: Problem | null;
  /** Stays the same function. */
  readonly ask: (question: string, subject: Subject) => void;
  readonly accept: () => void;
  readonly cancel: () => void;
}

/** Said once for each attempt. */
export interface ConfirmListeners<Subject> {
  /** @param undo what takes it back; null where nothing does */
  readonly onActed?: (subject: Subject, undo: string | null) => void;
  readonly onFailed?: (problem: Problem, subject: Subject) => void;
}

/** Asks before acting through `machine` (rulings, "Screens"). */
export function useConfirm<Subject>(
  machine: ConfirmMachine<Subject>,
  listeners: ConfirmListeners<Subject> = {},
): Confirm<Subject> {
  const actor = useActorRef(machine);
  const { asked, ...shown } = useSelector(
    actor,
    (now) => ({
      isOpen: now.hasTag('open'),
      isBusy: now.hasTag('busy'),
      asked: now.context.asked,
      problem: now.context.problem,
    }),
    shallowEqual,
  );
  useEmitted(actor, {
    'confirm.acted': ({ subject, undo }) => listeners.onActed?.(subject, undo),
    'confirm.refused': ({ problem: why, subject }) => listeners.onFailed?.(why, subject),
  });

  const ask = useCallback(
    (question: string, subject: Subject) => actor.send({ type: 'confirm.ask', question, subject }),
    [actor],
  );

  return {
    ...shown,
    question: asked?.question ?? '',
    subject: asked?.subject ?? null,
    ask,
    accept: () => actor.send({ type: 'confirm.accept' }),
    cancel: () => actor.send({ type: 'confirm.cancel' }),
  };
}
