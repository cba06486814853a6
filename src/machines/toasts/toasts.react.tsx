import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { toastsMachine } from './toasts.machine.ts';
import type { Toast, ToastMessage } from './toasts.machine.ts';

/** The toasts shown, and their verbs. */
export interface Toasts extends ToastVerbs {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
}

interface ToastVerbs {
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: number) => void;
  /** The pointer or the focus is on the toasts: none of them leaves. */
  readonly hold: () => void;
  readonly release: () => void;
}

const ToastsContext = createContext<readonly Toast[]>([]);
const ToastVerbsContext = createContext<ToastVerbs | null>(null);

/** Keeps the toasts of the page (rulings, "Screens"). */
export function ToastsProvider(props: { readonly children: ReactNode }): ReactElement {
  const actor = useActorRef(toastsMachine);
  const toasts = useSelector(actor, (snapshot) => snapshot.context.toasts);
  const verbs = useMemo<ToastVerbs>(
    () => ({
      show: (message) => actor.send({ type: 'toast.show', ...message }),
      dismiss: (id) => actor.send({ type: 'toast.dismiss', id }),
      hold: () => actor.send({ type: 'toast.hold' }),
      release: () => actor.send({ type: 'toast.release' }),
    }),
    [actor],
  );
  return (
    <ToastVerbsContext value={verbs}>
      <ToastsContext value={toasts}>{props.children}</ToastsContext>
    </ToastVerbsContext>
  );
}

/** The toasts and their verbs, for the one place that draws them. */
export function useToasts(): Toasts {
  const verbs = useShowToast();
  const toasts = useContext(ToastsContext);
  return { toasts, ...verbs };
}

/** The verbs alone, for screens that say something: they do not render again with every toast. */
export function useShowToast(): ToastVerbs {
  const verbs = useContext(ToastVerbsContext);
  if (verbs === null) throw new Error('Toasts need a <ToastsProvider> above them');
  return verbs;
}
