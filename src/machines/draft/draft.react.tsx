import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { numberOf, readStored, textsIn } from '../../domain/stored-shape.ts';
import type { StoredShape } from '../../domain/stored-shape.ts';
import { beganFrom, firstWords } from '../../domain/draft.ts';
import { randomKey } from '../../platform/random.ts';
import { keepTypedAhead } from '../../platform/typed-ahead.ts';
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
  /** What the form can hold. A draft that does not fit it, as of a newer release, is kept and shown; the same object always. */
  readonly shape: StoredShape<Value>;
  /** Its title or first words, by which one of several drafts is told; `''` where it has none. The same
   * function always. */
  readonly describe: (value: Value) => string;
  /** Puts what was kept into the form. */
  readonly restore: (value: Value) => void;
  /**
   * Of a draft that began from another state of the record: only what was changed in it, over what is stored now. Saved as it was kept, it would
   * take back what was stored since. Null where the state from which it began cannot be read.
   *
   * @param began that state, as its version tells it
   */
  readonly rebase?: ((kept: Value, began: unknown) => Value | null) | undefined;
  /** Takes the form back to what is stored. */
  readonly reset: () => void;
  /** It is being sent: kept at once, as the answer may be lost, and the page after it. */
  readonly isSending?: boolean;
}

/** Another draft of the same form, which no tab writes. */
export interface OtherDraft {
  readonly id: string;
  /** Title or first words; `''` where it has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly files: number;
  /** Discarded here; it can be restored. */
  readonly isDropped: boolean;
  /** What was typed in it, where this release cannot put it into the form; null where it can. */
  readonly unreadable: readonly string[] | null;
}

/** What a form's head draws of its draft; the same object while nothing of it changes. */
export interface Draft {
  /** Not yet known whether there is one: fields are read-only for that moment, and what is typed then is typed in after it. */
  readonly isOpening: boolean;
  readonly restored: {
    /** Milliseconds since 1970. */
    readonly savedAt: number;
    /** What is stored has changed since it was begun. */
    readonly isOutdated: boolean;
    /** The browser has not kept its files. */
    readonly lacksFiles: boolean;
  } | null;
  /** What was restored has been discarded, and nothing typed since: `undo` brings it back. */
  readonly isDiscarded: boolean;
  /** The latest first. */
  readonly others: readonly OtherDraft[];
  /** Something is typed and the browser keeps no draft of it. */
  readonly isOff: boolean;
  /** Something is typed, and the browser keeps it without the files that were chosen. */
  readonly lacksFiles: boolean;
  /** Back to what is stored, and the draft is gone. */
  readonly discard: () => void;
  /** Brings back what was discarded. */
  readonly undo: () => void;
  /** Goes on with another draft; what is typed stays in this one. */
  readonly take: (id: string) => void;
  /** Discards another draft. */
  readonly drop: (id: string) => void;
  /** Brings it back. */
  readonly putBack: (id: string) => void;
  /** The draft is gone, at once: for a save after which the page is left. */
  readonly clear: () => void;
}

/** Keeps what is typed into a form and restores it when the form is opened again (rulings, "Screens"). */
export function useDraft<Value extends NonNullable<unknown>>(options: DraftOptions<Value>): Draft {
  const { key, value, isDirty, version, shape, describe, isSending = false } = options;
  const [fresh] = useState(randomKey);
  const actor = useActorRef(useProvidedMachine(DraftMachineContext), { input: { form: key, id: fresh } });
  const isOpening = useSelector(actor, (now) => now.hasTag('opening'));
  const isIdle = useSelector(actor, (now) => now.matches('idle'));
  const restored = useSelector(actor, (now) => now.context.restored);
  const isDiscarded = useSelector(actor, (now) => now.context.discarded !== null);
  const found = useSelector(actor, (now) => now.context.others);
  const dropped = useSelector(actor, (now) => now.context.dropped);
  const isOff = useSelector(actor, (now) => now.context.isOff) && isDirty;
  const lacksFiles = useSelector(actor, (now) => now.context.lacksFiles) && isDirty && !isOff;
  useEmitted(actor, {
    'draft.found': ({ value: kept, shape: number, version: began }) => {
      const read = readStored(shape, kept, number);
      if (read === null) {
        actor.send({ type: 'draft.unreadable', fresh: randomKey() });
        return;
      }
      const merged = began === version ? null : (options.rebase?.(read, beganFrom(began)) ?? null);
      if (merged !== null) {
        actor.send({ type: 'draft.merged', content: { value: merged, version, shape: numberOf(shape) } });
      }
      options.restore(merged ?? read);
    },
    'draft.discarded': options.reset,
  });

  // Before the first paint: held fields look as they will look.
  useLayoutEffect(() => (isOpening ? keepTypedAhead() : undefined), [isOpening]);

  useEffect(() => {
    const content = { value, version, shape: numberOf(shape) };
    actor.send(isDirty ? { type: 'draft.changed', content } : { type: 'draft.settled' });
    // Told again once it is known that there is no draft: the form may have begun with something.
  }, [actor, value, isDirty, version, shape, isIdle]);

  // After the effect before, which has told what is sent, with the key that makes a second try the same one.
  useEffect(() => {
    if (isSending) actor.send({ type: 'draft.flush' });
  }, [actor, isSending]);

  // Leaving the page within the application. Cleaned up before any other effect, while the machine still runs.
  useLayoutEffect(() => () => actor.send({ type: 'draft.flush' }), [actor]);

  const others = useMemo(
    () =>
      found.map(({ id, savedAt, files, value: kept, shape: number = 0 }) => {
        const other = { id, savedAt, files, isDropped: dropped.includes(id) };
        const read = readStored(shape, kept, number);
        if (read !== null) return { ...other, name: describe(read).trim(), unreadable: null };
        const unreadable = textsIn(kept);
        return { ...other, name: firstWords(...unreadable), unreadable };
      }),
    [found, dropped, shape, describe],
  );

  return useMemo(
    () => ({
      isOpening,
      restored:
        restored === null
          ? null
          : {
              savedAt: restored.savedAt,
              isOutdated: restored.version !== version,
              lacksFiles: restored.isWhole === false,
            },
      isDiscarded,
      others,
      isOff,
      lacksFiles,
      discard: () => actor.send({ type: 'draft.discard' }),
      undo: () => actor.send({ type: 'draft.undo' }),
      take: (id) => actor.send({ type: 'draft.take', id }),
      drop: (id) => actor.send({ type: 'other.drop', id }),
      putBack: (id) => actor.send({ type: 'other.keep', id }),
      clear: () => actor.send({ type: 'draft.settled' }),
    }),
    [actor, isOpening, restored, isDiscarded, others, isOff, lacksFiles, version],
  );
}
