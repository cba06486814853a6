import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { homeCarouselMachine } from './home-carousel.machine.ts';

/** Which film is shown, and what its element reports. */
export interface HomeCarousel {
  /** 0-based. */
  readonly index: number;
  /** Rises whenever the film shown must begin again from its start. */
  readonly round: number;
  /** The film shown can be played to its end: the next may be loaded. */
  readonly isReady: boolean;
  /** No film could be played: show posters. */
  readonly isStalled: boolean;
  readonly ready: (index: number) => void;
  readonly ended: (index: number) => void;
  readonly failed: (index: number) => void;
  readonly go: (index: number) => void;
}

/** The carousel of `count` header films (specification, section 2, "Home"). */
export function useHomeCarousel(count: number): HomeCarousel {
  const actor = useActorRef(homeCarouselMachine, { input: { count } });
  const index = useSelector(actor, (snapshot) => snapshot.context.index);
  const round = useSelector(actor, (snapshot) => snapshot.context.round);
  const isReady = useSelector(actor, ({ context }) => context.ready.includes(context.index));
  const isStalled = useSelector(actor, (snapshot) => snapshot.matches('stalled'));

  useEffect(() => {
    if (actor.getSnapshot().context.count !== count) actor.send({ type: 'films.changed', count });
  }, [actor, count]);

  return {
    // Fewer films than a moment ago: until the machine has heard of it, show the first.
    index: index < count ? index : 0,
    round,
    isReady,
    isStalled,
    ready: (film) => actor.send({ type: 'film.ready', index: film }),
    ended: (film) => actor.send({ type: 'film.ended', index: film }),
    failed: (film) => actor.send({ type: 'film.failed', index: film }),
    go: (film) => actor.send({ type: 'carousel.go', index: film }),
  };
}
