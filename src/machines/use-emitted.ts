import { useEffect, useEffectEvent } from 'react';

interface EmittedEvent {
  readonly type: string;
}

interface Handler<Emitted extends EmittedEvent> {
  // As a method it takes less than every event: each is called with its own only.
  handle(event: Emitted): void;
}

/** What to do with each event that an actor may emit, by its type. */
export type EmittedHandlers<Emitted extends EmittedEvent> = {
  readonly [Type in Emitted['type']]?: Handler<Extract<Emitted, { readonly type: Type }>>['handle'];
};

interface Emitter<Emitted extends EmittedEvent> {
  on(type: '*', listener: (event: Emitted) => void): { unsubscribe(): void };
}

/** Calls the handler of each event that `actor` emits while the component is there; always the latest one drawn. */
export function useEmitted<Emitted extends EmittedEvent>(
  actor: Emitter<Emitted>,
  handlers: EmittedHandlers<Emitted>,
): void {
  const listen = useEffectEvent((event: Emitted) => {
    const type: Emitted['type'] = event.type;
    const handle: Handler<Emitted>['handle'] | undefined = handlers[type];
    handle?.(event);
  });
  useEffect(() => {
    const listening = actor.on('*', (event) => listen(event));
    return () => listening.unsubscribe();
  }, [actor]);
}
