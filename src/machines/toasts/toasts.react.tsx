import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '../use-emitted.ts';
import { toastsMachine } from './toasts.machine.ts';
import type { Toast, ToastMessage, ToastRequest } from './toasts.machine.ts';

export type { ToastAction, ToastLink } from './toasts.machine.ts';

interface ToastVerbs {
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: number) => void;
  readonly dismissTopic: (topic: string) => void;
  /** Its button was pressed: it goes, and whoever listens for its request acts ({@link useToastRequest}). */
  readonly press: (id: number) => void;
  /** Something was typed into a form: what its last attempt came to is no longer said. */
  readonly formEdited: () => void;
  /** Another screen is open: what failed on the one before is no longer said. */
  readonly leaveScreen: () => void;
  /** The server gives answers again: what failed for lack of them is no longer said. */
  readonly serverAnswered: () => void;
  /** The pointer or the focus is on the toasts: none of them leaves. */
  readonly hold: () => void;
  readonly release: () => void;
}

const ToastsContext = createContext<ActorRefFrom<typeof toastsMachine> | null>(null);

/** Keeps the toasts of the page (rulings, "Screens"). */
export function ToastsProvider(props: { readonly children: ReactNode }): ReactElement {
  return <ToastsContext value={useActorRef(toastsMachine)}>{props.children}</ToastsContext>;
}

function useToastsActor() {
  const actor = useContext(ToastsContext);
  if (actor === null) throw new Error('Toasts need a <ToastsProvider> above them');
  return actor;
}

/** The toasts shown, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSelector(useToastsActor(), (snapshot) => snapshot.context.toasts);
}

/** What can be done with toasts; it stays the same, so that whoever says something does not render with every toast. */
export function useShowToast(): ToastVerbs {
  const actor = useToastsActor();
  return useMemo<ToastVerbs>(
    () => ({
      show: (message) => actor.send({ type: 'toast.show', message }),
      dismiss: (id) => actor.send({ type: 'toast.dismiss', id }),
      dismissTopic: (topic) => actor.send({ type: 'topic.dismiss', topic }),
      press: (id) => actor.send({ type: 'toast.press', id }),
      formEdited: () => actor.send({ type: 'form.edited' }),
      leaveScreen: () => actor.send({ type: 'screen.left' }),
      serverAnswered: () => actor.send({ type: 'server.answered' }),
      hold: () => actor.send({ type: 'toast.hold' }),
      release: () => actor.send({ type: 'toast.release' }),
    }),
    [actor],
  );
}

/** Does what the buttons of toasts ask for, for as long as the component is there. */
export function useToastRequest(listener: (request: ToastRequest) => void): void {
  useEmitted(useToastsActor(), { 'toast.pressed': ({ request }) => listener(request) });
}
