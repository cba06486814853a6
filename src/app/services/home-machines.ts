import { createFrameCentringActors } from '../../machines/frame-centring/frame-centring.actors.ts';
import { frameCentringMachine } from '../../machines/frame-centring/frame-centring.machine.ts';
import { homeCarouselMachine } from '../../machines/home-carousel/home-carousel.machine.ts';
import { createHoverMediaActors } from '../../machines/hover-media/hover-media.actors.ts';
import { hoverMediaMachine } from '../../machines/hover-media/hover-media.machine.ts';
import { bringToCentre, distanceFromCentre, readWidth, watchLayout } from '../../platform/viewport.ts';
import { watchCentred } from '../../platform/visibility.ts';
import { footage } from './footage.ts';

/** The machines of the home page, their slots filled with the browser. */
export const homeMachines = {
  homeCarousel: homeCarouselMachine,
  frameCentring: frameCentringMachine.provide({
    actors: createFrameCentringActors({ readWidth, distanceFromCentre, watchLayout, bringToCentre }),
  }),
  footage,
  hoverMedia: hoverMediaMachine.provide({ actors: createHoverMediaActors({ watchCentred }) }),
};
