import { useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { Id } from '../../domain/content.ts';
import type { Versions } from '../../domain/merge.ts';
import { numberOf, readStored } from '../../domain/stored-shape.ts';
import type { StoredShape } from '../../domain/stored-shape.ts';
import { useDraft } from '../draft/draft.react.tsx';
import type { Draft } from '../draft/draft.react.tsx';
import type { FormDraft, FormMachine, FormRecord, FormValues, FormWritten } from './form.machine.ts';
import { useForm } from './form.react.tsx';
import type { Form } from './form.react.tsx';

/** A form as the browser keeps it. */
export type KeptForm<Field extends string> = FormValues<Field> & {
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey?: string | null | undefined;
};

/** A form whose content the browser keeps until it is saved. */
export interface DraftedForm<Field extends string, Stored> extends Omit<Form<Field>, 'take'> {
  /** Something in it is not saved. */
  readonly isDirty: boolean;
  /** What is typed is kept in the browser. */
  readonly draft: Draft;
  /** Takes what was stored meanwhile. */
  readonly take: (stored: Stored) => void;
  /** Takes what the provider has made of what was saved. */
  readonly restate: (record: FormRecord<Field>) => void;
}

/** Each is called once for each attempt. */
export interface DraftedFormListeners {
  /** @param written where the provider tells it */
  readonly onSaved: (written: FormWritten | null) => void;
  readonly onFailed: (problem: Problem) => void;
}

/** What tells one such form from another. */
export interface DraftedFormOptions<Field extends string, Stored> {
  /** 'story' */
  readonly kind: string;
  readonly shape: StoredShape<KeptForm<Field>>;
  /** By which a draft is told from others; the same function always. */
  readonly describe: (values: FormValues<Field>) => string;
  /** A draft as the form takes it. */
  readonly unpack: (kept: KeptForm<Field>) => FormDraft<Field>;
  readonly isSame: (one: FormValues<Field>, other: FormValues<Field>) => boolean;
  /** What was changed here, over what is stored now. */
  readonly merge: (versions: Versions<FormValues<Field>>) => FormValues<Field>;
  readonly recordOf: (stored: Stored) => FormRecord<Field>;
}

/** The form of something new, or of `stored`. */
export function useDraftedForm<Field extends string, Stored extends { readonly id: Id }>(
  machine: FormMachine<Field>,
  stored: Stored | null,
  { kind, shape, describe, unpack, isSame, merge, recordOf }: DraftedFormOptions<Field, Stored>,
  { onSaved, onFailed }: DraftedFormListeners,
): DraftedForm<Field, Stored> {
  const form = useForm(
    machine,
    { onAccepted: onSaved, onRefused: onFailed },
    stored === null ? null : recordOf(stored),
  );
  const { values, idempotencyKey } = form;
  const isDirty = !isSame(values, form.stored);
  const draft = useDraft<KeptForm<Field>>({
    key: `${kind}:${stored === null ? 'new' : String(stored.id)}`,
    value: useMemo(() => ({ ...values, idempotencyKey }), [values, idempotencyKey]),
    isDirty,
    version: stored === null ? '' : JSON.stringify(form.stored),
    shape,
    describe,
    restore: (kept) => form.restore(unpack(kept)),
    rebase: (kept, began) => {
      const base = readStored(shape, began, numberOf(shape));
      if (base === null) return null;
      const versions = { base: unpack(base).values, mine: unpack(kept).values, theirs: form.stored };
      return { ...merge(versions), idempotencyKey: kept.idempotencyKey };
    },
    reset: form.reset,
    isSending: form.isBusy,
  });
  return { ...form, isDirty, draft, take: (other) => form.take(recordOf(other)), restate: form.take };
}
