import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { frameCentringMachine } from './frame-centring.machine.ts';
import { createFrameSet, frameSets } from './frame-set.ts';

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
  /** `ref={register(0)}` on the box of the frame's film. */
  readonly register: (index: number) => (element: object | null) => void;
}

/** The centring of the home page's hover frames (specification, section 2, "Home"). */
export function useFrameCentring(): FrameCentring {
  const [hub] = useState(createHub);
  const actor = useActorRef(useProvidedMachine(FrameCentringMachineContext), {
    input: { frames: frameSets.numberOf(hub.frames) },
  });
  const centred = useSelector(actor, (snapshot) => snapshot.context.centred);
  const isWide = useSelector(actor, (snapshot) => snapshot.matches('wide'));

  // Gone before the frames are: what leaves with its page is not measured once more.
  useLayoutEffect(() => hub.listen(() => actor.send({ type: 'frames.changed' })), [hub, actor]);

  return {
    centred,
    isWide,
    choose: (index) => actor.send({ type: 'frame.chosen', index }),
    focus: (index) => actor.send({ type: 'frame.focused', index }),
    register: hub.frames.register,
  };
}

/** The elements are there before the machine is, so who listens to their coming and going is settled later. */
function createHub() {
  let listener: (() => void) | null = null;
  return {
    frames: createFrameSet(() => listener?.()),
    listen: (next: () => void): (() => void) => {
      listener = next;
      return () => {
        listener = null;
      };
    },
  };
}
