import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { SubmissionEmitted, SubmissionMachine } from './submission.machine.ts';
import type { Submission } from './submission.react.tsx';

/** Said once for each attempt, also where what has sent it is gone from the page. */
interface LastingListeners<Output> {
  /** @param isShown what has sent it is still on the page */
  readonly onSucceeded: (output: Output, isShown: boolean) => void;
  /** @param isShown what has sent it is still on the page, and can say so in its place */
  readonly onFailed: (problem: Problem, isShown: boolean) => void;
}

/**
 * One write at a time, as `useSubmission`, of something that may go from the page before the answer comes, as what is saved on leaving it: what
 * came of it is told all the same.
 */
export function useLastingSubmission<Payload, Output>(
  machine: SubmissionMachine<Payload, Output>,
  listeners: LastingListeners<Output>,
): Pick<Submission<Payload, Output>, 'isBusy' | 'problem' | 'submit' | 'reset'> {
  // Not the library's own, which ends with the component.
  const [actor] = useState(() => createActor(machine));
  const isShown = useRef(false);
  const shown = useSelector(
    actor,
    (now) => ({ isBusy: now.hasTag('busy'), problem: now.context.problem }),
    shallowEqual,
  );
  const tell = useEffectEvent((event: SubmissionEmitted<Output>) => {
    if (event.type === 'submission.accepted') listeners.onSucceeded(event.output, isShown.current);
    else listeners.onFailed(event.problem, isShown.current);
  });
  useEffect(() => {
    isShown.current = true;
    const listening = actor.on('*', (event) => tell(event));
    actor.start();
    return () => {
      isShown.current = false;
      if (!actor.getSnapshot().hasTag('busy')) {
        listening.unsubscribe();
        return;
      }
      const ending = actor.subscribe((now) => {
        if (now.hasTag('busy')) return;
        ending.unsubscribe();
        listening.unsubscribe();
      });
    };
  }, [actor]);
  return {
    ...shown,
    submit: useCallback((payload: Payload) => actor.send({ type: 'submission.submit', payload }), [actor]),
    reset: () => actor.send({ type: 'submission.reset' }),
  };
}
