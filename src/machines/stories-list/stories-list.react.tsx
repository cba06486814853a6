import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { StoriesAddress, StoriesPlace } from '../../domain/stories-pagination.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { storiesListMachine } from './stories-list.machine.ts';

export const StoriesListMachineContext = createMachineContext<typeof storiesListMachine>('StoriesListMachineContext');

/** An element that can take the focus without moving the page. */
interface Focusable {
  focus(options: { readonly preventScroll: boolean }): void;
}

/** Which stories are shown, and what the reader may do. */
export interface StoriesList extends StoriesPlace {
  readonly choose: (id: string) => void;
  readonly turnTo: (page: number) => void;
  /** Give it to the heading of the story shown first: a choice moves the focus there. */
  readonly attachHeading: (heading: Focusable | null) => void;
}

interface StoriesListOptions extends StoriesAddress {
  /** Newest first; the same array as long as the list is the same. */
  readonly ids: readonly string[];
  /** Writes a place that was chosen into the address. */
  readonly onMove: (place: StoriesPlace) => void;
}

/** The list of Coffee break, kept together with the address (specification, section 2 "Stories"). */
export function useStoriesList({ ids, story, page, onMove }: StoriesListOptions): StoriesList {
  const actor = useActorRef(useProvidedMachine(StoriesListMachineContext), {
    input: { ids, address: { story, page } },
  });
  const shown = useSelector(actor, (snapshot) => snapshot.context);
  const heading = useRef<Focusable | null>(null);

  useEffect(() => {
    if (actor.getSnapshot().context.ids !== ids) actor.send({ type: 'content.changed', ids });
  }, [actor, ids]);

  useEffect(() => {
    const { address } = actor.getSnapshot().context;
    if (address.story === story && address.page === page) return;
    actor.send({ type: 'address.changed', address: { story, page } });
  }, [actor, story, page]);

  useEffect(() => {
    if (shown.arrivals > 0) heading.current?.focus({ preventScroll: true });
  }, [shown.arrivals]);

  const move = () => {
    const { selected, page: current } = actor.getSnapshot().context;
    onMove({ selected, page: current });
  };
  return {
    selected: shown.selected,
    page: shown.page,
    choose(id) {
      actor.send({ type: 'story.chosen', id });
      move();
    },
    turnTo(number) {
      actor.send({ type: 'page.chosen', page: number });
      move();
    },
    attachHeading: useCallback((element: Focusable | null) => {
      heading.current = element;
    }, []),
  };
}
