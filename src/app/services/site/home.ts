import { createFrameCentringActors } from '../../../machines/frame-centring/frame-centring.actors.ts';
import { frameCentringMachine } from '../../../machines/frame-centring/frame-centring.machine.ts';
import { FrameCentringMachineContext } from '../../../machines/frame-centring/frame-centring.react.tsx';
import { createHoverMediaActors } from '../../../machines/hover-media/hover-media.actors.ts';
import { hoverMediaMachine } from '../../../machines/hover-media/hover-media.machine.ts';
import { HoverMediaMachineContext } from '../../../machines/hover-media/hover-media.react.tsx';
import { bringToCentre, distanceFromCentre, readWidth, watchLayout } from '../../../platform/viewport.ts';
import { watchCentred } from '../../../platform/visibility.ts';
import { createProvider, provide } from '../provide.tsx';
import { provideBackdropBrightness } from './backdrop-brightness.ts';

/** The machines of the home page. */
export const HomeMachines = createProvider(
  provideBackdropBrightness,
  provide(
    FrameCentringMachineContext,
    frameCentringMachine.provide({
      actors: createFrameCentringActors({ readWidth, distanceFromCentre, watchLayout, bringToCentre }),
    }),
  ),
  provide(HoverMediaMachineContext, hoverMediaMachine.provide({ actors: createHoverMediaActors({ watchCentred }) })),
);
