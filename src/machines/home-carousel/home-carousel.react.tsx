import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { homeCarouselMachine } from './home-carousel.machine.ts';

/** What films and lines tell: the same as long as the carousel is there, so that a film is not drawn again for another's news. */
export type CarouselActor = ActorRefFrom<typeof homeCarouselMachine>;

/** Which film is shown. */
export interface HomeCarousel {
  readonly actor: CarouselActor;
  /** 0-based. */
  readonly index: number;
  /** Rises whenever the film shown must begin again from its start. */
  readonly round: number;
  /** No film could be played: show posters. */
  readonly isStalled: boolean;
}

/** The carousel of `count` header films (specification, section 2, "Home"). */
export function useHomeCarousel(count: number): HomeCarousel {
  const actor = useActorRef(homeCarouselMachine, { input: { count } });
  const index = useSelector(actor, ({ context }) => context.index);
  const round = useSelector(actor, ({ context }) => context.round);
  const isStalled = useSelector(actor, (snapshot) => snapshot.matches('stalled'));

  useEffect(() => {
    if (actor.getSnapshot().context.count !== count) actor.send({ type: 'films.changed', count });
  }, [actor, count]);

  return {
    actor,
    // Fewer films than a moment ago: until the machine has heard of it, show the first.
    index: index < count ? index : 0,
    round,
    isStalled,
  };
}

/** Whether a film can be played to its end with what has come of it; never where it is `null`. */
export function useIsReady(actor: CarouselActor, index: number | null): boolean {
  return useSelector(actor, ({ context }) => index !== null && context.ready.includes(index));
}
