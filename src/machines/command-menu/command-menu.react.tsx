import { useActorRef, useSelector } from '@xstate/react';
import { commandKey } from '../../platform/shortcuts.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { commandMenuMachine } from './command-menu.machine.ts';

export const CommandMenuMachineContext = createMachineContext<typeof commandMenuMachine>('CommandMenuMachineContext');

/** The command menu and the list of shortcuts, and their verbs. */
export interface CommandMenuState {
  readonly shown: 'menu' | 'shortcuts' | null;
  /** What was typed before the menu's field was there. */
  readonly typed: string;
  /** Has been shown once. */
  readonly isLoaded: boolean;
  /** Whether `?` opens the list of shortcuts. */
  readonly hasCharacter: boolean;
  /** How this keyboard names the key for commands. */
  readonly commandKey: '⌘' | 'Ctrl';
  /** To be called once the menu's field has the focus. */
  readonly noteShown: () => void;
  readonly toggle: () => void;
  readonly openShortcuts: () => void;
  readonly close: () => void;
  readonly chooseCharacter: (isOn: boolean) => void;
}

/** The dashboard's command menu; `onMissing` when its code could not be fetched. */
export function useCommandMenu({ onMissing }: { readonly onMissing: () => void }): CommandMenuState {
  const actor = useActorRef(useProvidedMachine(CommandMenuMachineContext));
  useEmitted(actor, { 'code.missing': onMissing });
  const isMenu = useSelector(
    actor,
    (snapshot) => snapshot.matches('searching') || snapshot.matches({ opening: 'appearing' }),
  );
  const isShortcuts = useSelector(actor, (snapshot) => snapshot.matches('listing'));
  return {
    shown: isMenu ? 'menu' : isShortcuts ? 'shortcuts' : null,
    typed: useSelector(actor, (snapshot) => snapshot.context.typed),
    isLoaded: useSelector(actor, (snapshot) => snapshot.context.isLoaded),
    hasCharacter: useSelector(actor, (snapshot) => snapshot.context.hasCharacter),
    commandKey: commandKey(),
    noteShown: () => actor.send({ type: 'menu.shown' }),
    toggle: () => actor.send({ type: 'menu.toggle' }),
    openShortcuts: () => actor.send({ type: 'shortcuts.open' }),
    close: () => actor.send({ type: 'menu.close' }),
    chooseCharacter: (isOn) => actor.send({ type: 'character.choose', isOn }),
  };
}
