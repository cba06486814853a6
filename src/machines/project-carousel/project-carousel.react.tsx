import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { projectCarouselMachine } from './project-carousel.machine.ts';

/** Which image of a G3 grid is shown, and the way to its neighbours. */
export interface ProjectCarousel {
  /** 0-based. */
  readonly index: number;
  readonly next: () => void;
  readonly previous: () => void;
}

/** The carousel of `count` images (specification, section 2, "Project detail"). */
export function useProjectCarousel(count: number): ProjectCarousel {
  const actor = useActorRef(projectCarouselMachine, { input: { count } });
  const index = useSelector(actor, (snapshot) => snapshot.context.index);

  useEffect(() => {
    if (actor.getSnapshot().context.count !== count) actor.send({ type: 'images.changed', count });
  }, [actor, count]);

  return {
    // Fewer images than a moment ago: until the machine has heard of it, show the first.
    index: index < count ? index : 0,
    next: () => actor.send({ type: 'image.next' }),
    previous: () => actor.send({ type: 'image.previous' }),
  };
}
