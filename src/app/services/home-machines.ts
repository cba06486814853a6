import { createFootageActors } from '../../machines/footage/footage.actors.ts';
import { footageMachine } from '../../machines/footage/footage.machine.ts';
import { createFrameCentringActors } from '../../machines/frame-centring/frame-centring.actors.ts';
import { frameCentringMachine } from '../../machines/frame-centring/frame-centring.machine.ts';
import { homeCarouselMachine } from '../../machines/home-carousel/home-carousel.machine.ts';
import { createHoverMediaActors } from '../../machines/hover-media/hover-media.actors.ts';
import { hoverMediaMachine } from '../../machines/hover-media/hover-media.machine.ts';
import { watchFootage } from '../../platform/footage.ts';
import { bringToCentre, distanceFromCentre, readWidth, watchLayout } from '../../platform/viewport.ts';
import { watchCentred } from '../../platform/visibility.ts';

/** The machines of the home page, their slots filled with the browser. */
export const homeMachines = {
  homeCarousel: homeCarouselMachine,
  frameCentring: frameCentringMachine.provide({
    actors: createFrameCentringActors({ readWidth, distanceFromCentre, watchLayout, bringToCentre }),
  }),
  footage: footageMachine.provide({ actors: createFootageActors({ watchFootage }) }),
  hoverMedia: hoverMediaMachine.provide({ actors: createHoverMediaActors({ watchCentred }) }),
};
