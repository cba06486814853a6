import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Focus } from '../../domain/focus.ts';
import { focalPointMachine } from './focal-point.machine.ts';
import type { FocalPointEvent } from './focal-point.machine.ts';

/** The point that stays in view, while it is being chosen. */
export interface FocalPoint {
  readonly focus: Focus;
  readonly isDragging: boolean;
  /** It has been moved, and can be taken back. */
  readonly canUndo: boolean;
  readonly send: (event: FocalPointEvent) => void;
}

/** @param focus where it is at first */
export function useFocalPoint(focus: Focus): FocalPoint {
  const actor = useActorRef(focalPointMachine, { input: { focus } });
  const shown = useSelector(
    actor,
    (now) => ({
      focus: now.context.focus,
      isDragging: now.matches('dragging'),
      canUndo: now.context.before.length > 0,
    }),
    shallowEqual,
  );
  return { ...shown, send: (event) => actor.send(event) };
}
