import { useActorRef, useSelector } from '@xstate/react';
import type { filterPanelMachine } from '../filter-panel/filter-panel.machine.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';

export const TitlesPanelMachineContext = createMachineContext<typeof filterPanelMachine>('TitlesPanelMachineContext');

/** The titles stand beside the stories from this width, in px. */
export const TITLES_MIN_WIDTH = 1025;

/** Up to 1024 px the titles fold into a panel, which opens and closes as the filter of /work does. */
export interface TitlesPanel {
  /** Open as a panel over the page. On wide screens the titles stand beside the stories, and this is false. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** A title was chosen. */
  readonly choose: () => void;
}

/** The panel of titles: the filter-panel machine, without its window event. */
export function useTitlesPanel(): TitlesPanel {
  const actor = useActorRef(useProvidedMachine(TitlesPanelMachineContext));
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('over')),
    toggle: () => actor.send({ type: 'panel.toggle' }),
    close: () => actor.send({ type: 'panel.close' }),
    choose: () => actor.send({ type: 'choice.made' }),
  };
}
