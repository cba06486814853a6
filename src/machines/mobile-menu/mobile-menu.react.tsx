import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useFilledMachine } from '../filled.react.tsx';

/** The menu's state and its verbs. */
export interface MobileMenu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** The hamburger's menu; closes when `pathname` changes (specification, section 4, "Mobile menu"). */
export function useMobileMenu(pathname: string): MobileMenu {
  const actor = useActorRef(useFilledMachine('mobileMenu'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));

  useEffect(() => actor.send({ type: 'route.changed' }), [actor, pathname]);

  return {
    isOpen,
    toggle: () => actor.send({ type: 'menu.toggle' }),
    open: () => actor.send({ type: 'menu.open' }),
    close: () => actor.send({ type: 'menu.close' }),
  };
}
