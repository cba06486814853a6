import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission, type SubmissionContext } from '../../machines/submission/submission.react.tsx';

/** Said once for each. */
interface TurnListeners<Payload, Output> {
  readonly onSucceeded: (output: Output, payload: Payload) => void;
  readonly onFailed: (problem: Problem, payload: Payload) => void;
}

/** Writes that wait for each other. */
export interface Turns<Payload> {
  /** The first is under way. */
  readonly asked: readonly Payload[];
  /** The same function always. */
  readonly ask: (payload: Payload) => void;
}

/** Writes of one kind from many places of a page: one that is asked for while another is under way has its turn, and is not passed over. */
export function useTurns<Payload extends object, Output>(
  context: SubmissionContext<Payload, Output>,
  listeners: TurnListeners<Payload, Output>,
): Turns<Payload> {
  const [asked, setAsked] = useState<readonly Payload[]>([]);
  const [first] = asked;
  const end = () => setAsked((now) => now.slice(1));
  const { submit } = useSubmission(useProvidedMachine(context), {
    onSucceeded: (output) => {
      end();
      if (first !== undefined) listeners.onSucceeded(output, first);
    },
    onFailed: (problem) => {
      end();
      if (first !== undefined) listeners.onFailed(problem, first);
    },
  });
  useEffect(() => {
    if (first !== undefined) submit(first);
  }, [first, submit]);
  const ask = useCallback((payload: Payload) => setAsked((now) => [...now, payload]), []);
  return { asked, ask };
}
