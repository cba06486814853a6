import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { mobileMenuMachine } from './mobile-menu.machine.ts';

export const MobileMenuMachineContext = createMachineContext<typeof mobileMenuMachine>('MobileMenuMachineContext');

/** The menu's state and its verbs. */
export interface MobileMenu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** The hamburger's menu; closes when `pathname` changes (specification, section 4, "Mobile menu"). */
export function useMobileMenu(pathname: string): MobileMenu {
  const actor = useActorRef(useProvidedMachine(MobileMenuMachineContext));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));

  useEffect(() => actor.send({ type: 'route.changed' }), [actor, pathname]);

  return {
    isOpen,
    toggle: () => actor.send({ type: 'menu.toggle' }),
    open: () => actor.send({ type: 'menu.open' }),
    close: () => actor.send({ type: 'menu.close' }),
  };
}
