import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { ClosingEmitted, closingMachine } from './closing.machine.ts';

export const ClosingMachineContext = createMachineContext<typeof closingMachine>('ClosingMachineContext');

const ClosingContext = createContext<ActorRefFrom<typeof closingMachine> | null>(null);

interface ClosingProviderProps {
  /** Whether the provider can close a site, as far as that is known by now. */
  readonly isOffered: boolean;
  readonly children: ReactNode;
}

/** Knows for all that stands below it whether the site is closed. */
export function ClosingProvider({ isOffered, children }: ClosingProviderProps): ReactElement {
  const actor = useActorRef(useProvidedMachine(ClosingMachineContext));
  useEffect(() => {
    if (isOffered) actor.send({ type: 'closing.offer' });
  }, [actor, isOffered]);
  return <ClosingContext value={actor}>{children}</ClosingContext>;
}

function useClosingActor(): ActorRefFrom<typeof closingMachine> {
  const actor = useContext(ClosingContext);
  if (actor === null) throw new Error('Whether the site is closed is known below a <ClosingProvider>');
  return actor;
}

/** What visitors find, and what can be done about it. */
export interface ClosingState {
  /** `unoffered` from a provider that cannot close a site; `unknown` where it did not say. */
  readonly state: 'unoffered' | 'reading' | 'unknown' | 'open' | 'closing' | 'closed' | 'opening';
  readonly isBusy: boolean;
  /** Visitors find one page; also while it is being opened. */
  readonly isClosed: boolean;
  readonly close: () => void;
  readonly open: () => void;
  readonly retry: () => void;
}

/** Whether the site is closed, and what changes that. Throws without a {@link ClosingProvider} above. */
export function useClosing(): ClosingState {
  const actor = useClosingActor();
  const state = useSelector(actor, ({ value }) => value);
  return {
    state,
    isBusy: state === 'closing' || state === 'opening',
    isClosed: state === 'closed' || state === 'opening',
    close: () => actor.send({ type: 'site.close' }),
    open: () => actor.send({ type: 'site.open' }),
    retry: () => actor.send({ type: 'closing.retry' }),
  };
}

type Refused = Extract<ClosingEmitted, { readonly type: 'closing.refused' }>;

/** Each is called once for each attempt. */
export interface ClosingListeners {
  readonly onDone: (isClosed: boolean) => void;
  readonly onFailed: (refused: Refused) => void;
}

/** For messages: what came of closing and opening, wherever it was asked for. */
export function useClosingOutcome({ onDone, onFailed }: ClosingListeners): void {
  useEmitted(useClosingActor(), {
    'closing.done': ({ isClosed }) => onDone(isClosed),
    'closing.refused': onFailed,
  });
}
