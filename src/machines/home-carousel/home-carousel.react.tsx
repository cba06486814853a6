import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { homeCarouselMachine } from './home-carousel.machine.ts';

/** What films and lines tell the carousel; the same as long as it is there, so that a film is not drawn again for another's news. */
export interface CarouselReports {
  readonly actor: ActorRefFrom<typeof homeCarouselMachine>;
  readonly ready: (index: number) => void;
  readonly ended: (index: number) => void;
  readonly failed: (index: number) => void;
  readonly go: (index: number) => void;
}

/** Which film is shown. */
export interface HomeCarousel {
  readonly reports: CarouselReports;
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
  // Deferred: a film that ends changes its neighbours, title and lines, which a slow phone draws in slices.
  const { index, round, isStalled } = useDeferredValue(
    useSelector(
      actor,
      (snapshot) => ({
        index: snapshot.context.index,
        round: snapshot.context.round,
        isStalled: snapshot.matches('stalled'),
      }),
      shallowEqual,
    ),
  );

  useEffect(() => {
    if (actor.getSnapshot().context.count !== count) actor.send({ type: 'films.changed', count });
  }, [actor, count]);

  const reports = useMemo<CarouselReports>(
    () => ({
      actor,
      ready: (film) => actor.send({ type: 'film.ready', index: film }),
      ended: (film) => actor.send({ type: 'film.ended', index: film }),
      failed: (film) => actor.send({ type: 'film.failed', index: film }),
      go: (film) => actor.send({ type: 'carousel.go', index: film }),
    }),
    [actor],
  );

  return {
    reports,
    // Fewer films than a moment ago: until the machine has heard of it, show the first.
    index: index < count ? index : 0,
    round,
    isStalled,
  };
}

/** Whether a film can be played to its end with what has come of it; never where it is `null`. */
export function useIsReady({ actor }: CarouselReports, index: number | null): boolean {
  return useSelector(actor, ({ context }) => index !== null && context.ready.includes(index));
}
