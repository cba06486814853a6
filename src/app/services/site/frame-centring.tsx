import { createFrameCentringActors } from '../../../machines/frame-centring/frame-centring.actors.ts';
import { frameCentringMachine } from '../../../machines/frame-centring/frame-centring.machine.ts';
import { FrameCentringMachineContext } from '../../../machines/frame-centring/frame-centring.react.tsx';
import { bringToCentre, distanceFromCentre, readWidth } from '../../../platform/frame-centring.ts';
import { watchLayout } from '../../../platform/viewport.ts';
import { Centring } from '../../../site/home/Centring.tsx';
import type { CentringProps } from '../../../site/home/centring-context.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machine of the home page's hover frames. Fetched once the visitor has done something. */
export const FrameCentringMachines = createProvider(
  provide(
    FrameCentringMachineContext,
    frameCentringMachine.provide({
      actors: createFrameCentringActors({ readWidth, distanceFromCentre, watchLayout, bringToCentre }),
    }),
  ),
);

/** What centres the frames, with its machine. */
export function FrameCentring(props: CentringProps) {
  return (
    <FrameCentringMachines>
      <Centring {...props} />
    </FrameCentringMachines>
  );
}
