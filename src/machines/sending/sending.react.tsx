import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '../use-emitted.ts';
import { sendingMachine } from './sending.machine.ts';
import type { LostKind, Part, PartKind, PartState } from './sending.machine.ts';

export type { LostKind, PartKind } from './sending.machine.ts';

const SendingContext = createContext<ActorRefFrom<typeof sendingMachine> | null>(null);

/** The form around: what is on its way in it belongs to it. */
const FormContext = createContext<string | null>(null);

/** Holds back the forms of the page while parts of them are on their way. */
export function SendingProvider(props: { readonly children: ReactNode }): ReactElement {
  return <SendingContext value={useActorRef(sendingMachine)}>{props.children}</SendingContext>;
}

function useSendingActor(): ActorRefFrom<typeof sendingMachine> {
  const actor = useContext(SendingContext);
  if (actor === null) throw new Error('Forms need a <SendingProvider> above them');
  return actor;
}

/** What stands in it belongs to the form with this id. When it goes from the page, nothing waits for it any more. */
export function FormParts({ form, children }: { readonly form: string; readonly children: ReactNode }): ReactElement {
  const actor = useSendingActor();
  useEffect(() => () => actor.send({ type: 'form.keep', form }), [actor, form]);
  return <FormContext value={form}>{children}</FormContext>;
}

interface PartOptions {
  readonly kind: PartKind;
  /** Null while there is none. */
  readonly state: PartState | null;
  /** Called when the form waits for it: what is only typed is to be sent now. */
  readonly onAwaited?: () => void;
}

/**
 * Something that is sent by itself before the form around it, which waits for it; leaving the page is asked about until then.
 *
 * @returns says that it has failed and is there no more: a form that waits for it is kept back
 */
export function usePart({ kind, state, onAwaited }: PartOptions): () => void {
  const actor = useSendingActor();
  const form = useContext(FormContext);
  const key = useId();
  useEffect(() => {
    if (state === null) actor.send({ type: 'part.ended', key });
    else actor.send({ type: 'part.told', part: { key, form, kind, state } });
  }, [actor, key, form, kind, state]);
  useEffect(() => () => actor.send({ type: 'part.ended', key }), [actor, key]);
  useEmitted(actor, {
    'sending.held': ({ form: held }) => {
      if (held === form && state === 'typed') onAwaited?.();
    },
  });
  return () => {
    actor.send({ type: 'part.told', part: { key, form, kind, state: 'failed' } });
    actor.send({ type: 'part.ended', key });
  };
}

/** Each is called once for each wish. */
export interface SendingListeners {
  /** All its parts are there. */
  readonly onReady: () => void;
  /** @param kind of a part that could not be sent */
  readonly onRefused: (kind: PartKind) => void;
}

/** @returns sends the form with this id, once its parts are there */
export function useSending(form: string, { onReady, onRefused }: SendingListeners): () => void {
  const actor = useSendingActor();
  const sender = useId();
  useEmitted(actor, {
    'sending.ready': ({ wish }) => {
      if (wish.sender === sender) onReady();
    },
    'sending.refused': ({ wish, kind }) => {
      if (wish.sender === sender) onRefused(kind);
    },
  });
  return () => actor.send({ type: 'form.send', wish: { form, sender } });
}

/** Whether the form with this id waits for its parts. */
export function useIsHeldBack(form: string): boolean {
  return useSelector(useSendingActor(), (now) => now.hasTag('waiting') && now.context.wish?.form === form);
}

/** What a form waits for, and the way back to it. */
export interface HeldBack {
  readonly kinds: readonly PartKind[];
  readonly keep: () => void;
}

/** The form that waits; null while none does. */
export function useHeldBack(): HeldBack | null {
  const actor = useSendingActor();
  const form = useSelector(actor, (now) => (now.hasTag('waiting') ? (now.context.wish?.form ?? null) : null));
  const kinds = useKinds((part) => part.form === form);
  return form === null ? null : { kinds, keep: () => actor.send({ type: 'form.keep', form }) };
}

const isLost = (kind: PartKind): kind is LostKind => kind !== 'check' && kind !== 'font';

/** What is not stored yet, and would be lost with the page. */
export function useUnsentParts(): readonly LostKind[] {
  return useKinds(() => true).filter(isLost);
}

function useKinds(isMeant: (part: Part) => boolean): readonly PartKind[] {
  return useSelector(
    useSendingActor(),
    ({ context }) => context.parts.filter(isMeant).map(({ kind }) => kind),
    shallowEqual,
  );
}
