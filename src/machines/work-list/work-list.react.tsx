import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { workView } from '../../domain/categories.ts';
import type { WorkAddress, WorkContent, WorkView } from '../../domain/categories.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { workListMachine } from './work-list.machine.ts';

export const WorkListMachineContext = createMachineContext<typeof workListMachine>('WorkListMachineContext');

/** What Work shows now, and the two choices. */
export interface WorkList {
  /** Null until the reads have come. */
  readonly view: WorkView | null;
  readonly chooseCategory: (category: string | null) => void;
  readonly choosePage: (page: number) => void;
}

interface WorkListOptions {
  readonly content: WorkContent | null;
  /** What the address asks for; the list follows it. */
  readonly address: WorkAddress;
  /** A choice was made: write it into the address. Called before the page scrolls, so that Back finds its place. */
  readonly onAddress: (address: WorkAddress) => void;
}

/** The projects of one category, a page at a time (specification, section 2, "Work"). */
export function useWorkList({ content, address, onAddress }: WorkListOptions): WorkList {
  const actor = useActorRef(useProvidedMachine(WorkListMachineContext), { input: { content, address } });
  const shown = useSelector(actor, (snapshot) => snapshot.context);
  const { category, page } = address;

  useEffect(() => {
    if (actor.getSnapshot().context.content !== content) actor.send({ type: 'content.changed', content });
  }, [actor, content]);
  useEffect(() => {
    actor.send({ type: 'address.changed', address: { category, page } });
  }, [actor, category, page]);

  const view = useMemo(() => (shown.content === null ? null : workView(shown.content, shown.address)), [shown]);
  return {
    view,
    chooseCategory: (chosen) => {
      onAddress({ category: chosen, page: 1 });
      actor.send({ type: 'category.chosen', category: chosen });
    },
    choosePage: (chosen) => {
      onAddress({ category: view?.chosen ?? null, page: chosen });
      actor.send({ type: 'page.chosen', page: chosen });
    },
  };
}
