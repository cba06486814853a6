import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { is } from 'valibot';
import type { GenericSchema } from 'valibot';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { draftMachine } from './draft.machine.ts';

export const DraftMachineContext = createMachineContext<typeof draftMachine>('DraftMachineContext');

/** A form whose content is kept. */
export interface DraftOptions<Value> {
  /** The form and its record, `story:12`. Another record is another component: use this as its React key. */
  readonly key: string;
  /**
   * What the form holds. Kept whenever it is another object, so memoise it. Anything that can be cloned, `File`s too;
   * never a password.
   */
  readonly value: Value;
  /** It differs from what is stored. Once it does not, after a save as well, the draft is gone. */
  readonly isDirty: boolean;
  /** Tells one state of the stored record from another: its values as JSON, `''` for a new one. */
  readonly version: string;
  /** What the form can hold. A draft that does not fit it was written by another release, and is discarded. */
  readonly schema: GenericSchema<Value>;
  /** Puts what was kept into the form. */
  readonly restore: (value: Value) => void;
  /** Takes the form back to what is stored. */
  readonly reset: () => void;
}

/** What a form's head draws of its draft; the same object while nothing of it changes. */
export interface Draft {
  /** Not yet known whether there is one: fields are read-only for that moment. */
  readonly isOpening: boolean;
  readonly restored: {
    /** Milliseconds since 1970. */
    readonly savedAt: number;
    /** What is stored has changed since it was begun. */
    readonly isOutdated: boolean;
  } | null;
  /** Something is typed and the browser keeps no draft of it. */
  readonly isOff: boolean;
  /** Back to what is stored, and the draft is gone. */
  readonly discard: () => void;
  /** The draft is gone, at once: for a save after which the page is left. */
  readonly clear: () => void;
}

/** Keeps what is typed into a form and restores it when the form is opened again (rulings, "Screens"). */
export function useDraft<Value>(options: DraftOptions<Value>): Draft {
  const { key, value, isDirty, version, schema } = options;
  const actor = useActorRef(useProvidedMachine(DraftMachineContext), { input: { key } });
  const isOpening = useSelector(actor, (now) => now.hasTag('opening'));
  const restored = useSelector(actor, (now) => now.context.restored);
  const isOff = useSelector(actor, (now) => now.context.isOff) && isDirty;
  useEmitted(actor, {
    'draft.found': ({ value: found }) => {
      if (is(schema, found)) options.restore(found);
      else actor.send({ type: 'draft.settled' });
    },
    'draft.discarded': options.reset,
  });

  useEffect(() => {
    actor.send(isDirty ? { type: 'draft.changed', content: { value, version } } : { type: 'draft.settled' });
  }, [actor, value, isDirty, version]);

  // Leaving the page within the application. Cleaned up before any other effect, while the machine still runs.
  useLayoutEffect(() => () => actor.send({ type: 'draft.flush' }), [actor]);

  return useMemo(
    () => ({
      isOpening,
      restored: restored === null ? null : { savedAt: restored.savedAt, isOutdated: restored.version !== version },
      isOff,
      discard: () => actor.send({ type: 'draft.discard' }),
      clear: () => actor.send({ type: 'draft.settled' }),
    }),
    [actor, isOpening, restored, isOff, version],
  );
}
