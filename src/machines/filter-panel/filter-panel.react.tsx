import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { filterPanelMachine } from './filter-panel.machine.ts';

export const FilterPanelMachineContext = createMachineContext<typeof filterPanelMachine>('FilterPanelMachineContext');

/** The filter's state and its verbs, for the bar's button and for the Work screen. */
export interface FilterPanel {
  /** `unknown` on the server and until measured: the styles alone decide. */
  readonly state: 'unknown' | 'open' | 'closed';
  /** Open as a panel over the page: the bar stays, Escape closes. */
  readonly isOver: boolean;
  /** The sidebar stands beside the tiles; `closed` then means folded away. */
  readonly isWide: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** A category was chosen. */
  readonly choose: () => void;
  /** Where the button says what is chosen; the screen, which knows it, writes there. */
  readonly choicePlace: Element | null;
  readonly setChoicePlace: (place: Element | null) => void;
}

const FilterPanelContext = createContext<FilterPanel | null>(null);

/** Keeps the one filter panel, shared by bar and screen (specification, section 4, "Filter panel"). */
export function FilterPanelProvider(props: { readonly pathname: string; readonly children: ReactNode }): ReactElement {
  const { pathname, children } = props;
  const actor = useActorRef(useProvidedMachine(FilterPanelMachineContext));
  const [choicePlace, setChoicePlace] = useState<Element | null>(null);
  const isUnmeasured = useSelector(actor, (snapshot) => snapshot.matches('unmeasured'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  const isWide = useSelector(actor, (snapshot) => snapshot.hasTag('wide'));

  useEffect(() => actor.send({ type: 'route.changed' }), [actor, pathname]);

  const panel = useMemo<FilterPanel>(
    () => ({
      state: isUnmeasured ? 'unknown' : isOpen ? 'open' : 'closed',
      isOver,
      isWide,
      toggle: () => actor.send({ type: 'panel.toggle' }),
      close: () => actor.send({ type: 'panel.close' }),
      choose: () => actor.send({ type: 'choice.made' }),
      choicePlace,
      setChoicePlace,
    }),
    [actor, isUnmeasured, isOpen, isOver, isWide, choicePlace],
  );
  // Deferred: a page that is still being taken over from the server would have to be ready at once otherwise.
  return <FilterPanelContext value={useDeferredValue(panel)}>{children}</FilterPanelContext>;
}

/** The filter panel. */
export function useFilterPanel(): FilterPanel {
  const panel = useContext(FilterPanelContext);
  if (panel === null) throw new Error('useFilterPanel needs a <FilterPanelProvider> above it');
  return panel;
}
