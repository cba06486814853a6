import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useFilledMachine } from '../filled.react.tsx';
import type { HeadElement } from './running-head.machine.ts';

/** Give `attach` to the header; the title is a strip while `isScrolled`. */
export interface RunningHead {
  readonly isScrolled: boolean;
  readonly attach: (element: HeadElement | null) => void;
}

/** When a project's title becomes its running head. */
export function useRunningHead(): RunningHead {
  const actor = useActorRef(useFilledMachine('runningHead'));
  const isScrolled = useSelector(actor, (snapshot) => snapshot.matches({ attached: 'scrolled' }));
  const attach = useCallback(
    (element: HeadElement | null) => {
      actor.send(element === null ? { type: 'element.detached' } : { type: 'element.attached', element });
    },
    [actor],
  );
  return { isScrolled, attach };
}
