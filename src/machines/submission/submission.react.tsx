import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { createMachineContext } from '../machine-context.ts';
import type { MachineContext } from '../machine-context.ts';
import { randomKey } from '../../platform/random.ts';
import { useEmitted } from '../use-emitted.ts';
import type { SubmissionMachine } from './submission.machine.ts';

/** Where a hook finds the machine of one kind of write. */
export type SubmissionContext<Payload, Output> = MachineContext<SubmissionMachine<Payload, Output>>;

/** A context for the machine of one kind of write; it stands with the screen that uses it. */
export function createSubmissionContext<Payload, Output>(name: string): SubmissionContext<Payload, Output> {
  return createMachineContext(name);
}

/** What a form or a button draws while it writes. */
export interface Submission<Payload, Output> {
  readonly state: 'idle' | 'submitting' | 'succeeded' | 'failed';
  readonly isBusy: boolean;
  readonly output: Output | null;
  readonly problem: Problem | null;
  /** How many of several parts are done. */
  readonly done: number;
  readonly submit: (payload: Payload) => void;
  readonly retry: () => void;
  readonly reset: () => void;
}

/** Said once for each attempt. */
export interface SubmissionListeners<Output> {
  readonly onSucceeded?: (output: Output) => void;
  readonly onFailed?: (problem: Problem) => void;
}

/** One write at a time through `machine` (specification, section 4, "Buttons in progress"). */
export function useSubmission<Payload, Output>(
  machine: SubmissionMachine<Payload, Output>,
  listeners: SubmissionListeners<Output> = {},
): Submission<Payload, Output> {
  const actor = useActorRef(machine);
  const shown = useSelector(
    actor,
    ({ value, context: { output, problem, done } }) => ({ state: value, output, problem, done }),
    shallowEqual,
  );
  useEmitted(actor, {
    'submission.accepted': ({ output }) => listeners.onSucceeded?.(output),
    'submission.refused': ({ problem }) => listeners.onFailed?.(problem),
  });

  const submit = useCallback((payload: Payload) => actor.send({ type: 'submission.submit', payload }), [actor]);

  return {
    ...shown,
    isBusy: shown.state === 'submitting',
    submit,
    retry: () => actor.send({ type: 'submission.retry' }),
    reset: () => actor.send({ type: 'submission.reset' }),
  };
}

/** Of one creation: the same for every attempt, so that a lost answer does not make a second record. */
export function useIdempotencyKey() {
  const [key, setKey] = useState<string | null>(null);
  const keyToSend = useCallback(() => {
    const next = key ?? randomKey();
    setKey(next);
    return next;
  }, [key]);
  return {
    /** Null until the first attempt; it belongs in the form's draft. */
    key,
    /** Takes a draft's key, or null once the creation is done or given up. */
    setKey,
    /** The key to send. */
    keyToSend,
  };
}
