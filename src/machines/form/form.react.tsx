import { useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import { commandKey } from '../../platform/shortcuts.ts';
import type { Merged } from '../../domain/merge.ts';
import { randomKey } from '../../platform/random.ts';
import { useEmitted } from '../use-emitted.ts';
import type { FormDraft, FormErrors, FormMachine, FormRecord, FormValues, FormWritten } from './form.machine.ts';

/** What a form draws. */
export interface Form<Field extends string> {
  readonly values: FormValues<Field>;
  /** As stored, or empty for a new record. */
  readonly stored: FormValues<Field>;
  /** What to show at each field. */
  readonly errors: Partial<FormErrors<Field>>;
  /** Why the last attempt failed, until something is typed or sent. */
  readonly problem: Problem | null;
  /** Rises with every submit that did not get through: move the focus to what is wrong. */
  readonly refusals: number;
  /** Null until a creation is sent for the first time; it belongs in the draft. */
  readonly idempotencyKey: string | null;
  readonly isBusy: boolean;
  readonly change: (field: Field, value: string) => void;
  readonly submit: () => void;
  readonly restore: (draft: FormDraft<Field>) => void;
  readonly reset: () => void;
  /** Saves this over the version with this tag, which was stored meanwhile; null saves what the form holds. */
  readonly overwrite: (etag: string | null, merged: Merged<FormValues<Field>> | null) => void;
  /** Takes what was stored meanwhile. */
  readonly take: (record: FormRecord<Field>) => void;
}

/** Each is called once for each attempt. */
export interface FormListeners {
  readonly onAccepted: (written: FormWritten | null) => void;
  readonly onRefused?: (problem: Problem) => void;
}

/** The keys that send a form that publishes, as this system names them. */
export function keysToSend(): string {
  return `${commandKey()} Enter`;
}

/** The form of `record`, or of something new. */
export function useForm<Field extends string>(
  machine: FormMachine<Field>,
  { onAccepted, onRefused }: FormListeners,
  record: FormRecord<Field> | null = null,
): Form<Field> {
  const actor = useActorRef(machine, { input: record });
  const context = useSelector(actor, (now) => now.context);
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  useEmitted(actor, {
    'form.accepted': ({ written }) => onAccepted(written),
    'form.refused': ({ problem }) => onRefused?.(problem),
  });

  return {
    ...context,
    isBusy,
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    submit: () => actor.send({ type: 'form.submit', idempotencyKey: randomKey() }),
    restore: (draft) => actor.send({ type: 'form.restored', draft }),
    reset: () => actor.send({ type: 'form.reset' }),
    overwrite: (etag, merged) => actor.send({ type: 'form.overwrite', etag, merged }),
    take: (stored) => actor.send({ type: 'form.take', record: stored }),
  };
}
