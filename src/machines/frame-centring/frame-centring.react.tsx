import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { frameCentringMachine } from './frame-centring.machine.ts';
import { frameSets, type FrameSet } from './frame-set.ts';

export const FrameCentringMachineContext =
  createMachineContext<typeof frameCentringMachine>('FrameCentringMachineContext');

/** Which hover frame is centred, and the verbs of a frame. */
export interface FrameCentring {
  readonly centred: number | null;
  /** At least 1400 px: a click on an un-centred frame centres it. Below, a click opens. */
  readonly isWide: boolean;
  readonly choose: (index: number) => void;
  /** For the keyboard's focus (`:focus-visible`) only: a mouse focuses before it clicks, and would open at once. */
  readonly focus: (index: number) => void;
}

/**
 * The centring of the home page's hover frames (specification, section 2, "Home").
 *
 * @param frames its `register(0)` is the `ref` on the box of the first frame's film
 */
export function useFrameCentring(frames: FrameSet): FrameCentring {
  const actor = useActorRef(useProvidedMachine(FrameCentringMachineContext), {
    input: { frames: frameSets.numberOf(frames) },
  });
  const centred = useSelector(actor, (snapshot) => snapshot.context.centred);
  const isWide = useSelector(actor, (snapshot) => snapshot.matches('wide'));

  // Gone before the frames are: what leaves with its page is not measured once more.
  useLayoutEffect(() => frames.listen(() => actor.send({ type: 'frames.changed' })), [frames, actor]);

  return {
    centred,
    isWide,
    choose: (index) => actor.send({ type: 'frame.chosen', index }),
    focus: (index) => actor.send({ type: 'frame.focused', index }),
  };
}
