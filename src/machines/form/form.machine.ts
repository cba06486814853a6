import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Id } from '../../domain/content.ts';
import type { Merged } from '../../domain/merge.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';

/** What a form holds. */
export type FormValues<Field extends string> = { readonly [Name in Field]: string };

/** What is wrong with each field; `null` where nothing is. */
export type FormErrors<Field extends string> = { readonly [Name in Field]: string | null };

/** A stored record: what its form starts with. */
export interface FormRecord<Field extends string> {
  readonly id: Id;
  readonly values: FormValues<Field>;
  /** The tag of this version, if the provider gives any. */
  readonly etag: string | null;
}

/** A form as the browser keeps it. */
export interface FormDraft<Field extends string> {
  readonly values: FormValues<Field>;
  /** Of a creation that was sent and not answered. */
  readonly idempotencyKey: string | null;
}

/** What is written: something new where there is no id. */
export interface FormToSend<Field extends string> extends FormDraft<Field> {
  readonly id: Id | null;
  /** What is stored, or empty for a new record. */
  readonly stored: FormValues<Field>;
  /** The version that is changed; null changes any. */
  readonly etag: string | null;
}

/** How a form is saved over another version. */
export interface FormOverwrite<Field extends string> {
  readonly etag: string | null;
  readonly merged: Merged<FormValues<Field>> | null;
}

export type FormEvent<Field extends string> =
  | { readonly type: 'field.changed'; readonly field: Field; readonly value: string }
  /** The key is used where this creation has not been sent before. */
  | { readonly type: 'form.submit'; readonly idempotencyKey: string }
  /** A draft was found. */
  | { readonly type: 'form.restored'; readonly draft: FormDraft<Field> }
  /** Back to what is stored, or to an empty form. */
  | { readonly type: 'form.reset' }
  /** Save over the version with this tag, which was stored meanwhile; what the form holds, where nothing could be merged. */
  | ({ readonly type: 'form.overwrite' } & FormOverwrite<Field>)
  /** Take what was stored meanwhile. */
  | { readonly type: 'form.take'; readonly record: FormRecord<Field> };

/** What the provider tells about what was written. */
export interface FormWritten {
  readonly id: Id | null;
  /** The new tag. */
  readonly etag: string | null;
  /** Only the administrator sees it. */
  readonly isHidden?: boolean;
  /** The last part of its address. */
  readonly slug?: string;
}

/** Emitted once for each attempt. */
export type FormEmitted =
  | { readonly type: 'form.accepted'; readonly written: FormWritten | null }
  | { readonly type: 'form.refused'; readonly problem: Problem };

interface FormContext<Field extends string> extends FormToSend<Field> {
  /** As stored, or empty for a new record: what differs from it is not saved. */
  readonly stored: FormValues<Field>;
  /** No entry where nothing was ever wrong. */
  readonly errors: Partial<FormErrors<Field>>;
  /** Why the last attempt failed, until something is typed or sent. */
  readonly problem: Problem | null;
  /** Rises with every submit that did not get through, so that a screen can move the focus each time. */
  readonly refusals: number;
}

/** What tells one form from another. */
export interface FormOptions<Field extends string> {
  readonly empty: FormValues<Field>;
  readonly check: (values: FormValues<Field>) => FormErrors<Field>;
  /** What a form without a record holds once it is accepted; by default it is empty again. */
  readonly leave?: (values: FormValues<Field>) => FormValues<Field>;
}

/**
 * A form of texts (specification, section 5): all fields are checked at once, one write at a time. The form of a record
 * keeps what was saved, any other is empty again; a failure keeps what was typed.
 */
export function createFormMachine<Field extends string>({ empty, check, leave = () => empty }: FormOptions<Field>) {
  return setup({
    types: typed<{
      context: FormContext<Field>;
      events: FormEvent<Field>;
      emitted: FormEmitted;
      input: FormRecord<Field> | null | undefined;
      tags: 'busy';
    }>(),
    actors: {
      /** Gives what the provider tells about it, if anything. */
      submit: placeholderPromise<FormWritten | null, FormToSend<Field>>('submit'),
    },
    guards: {
      isComplete: ({ context }) => Object.values<string | null>(check(context.values)).every((error) => error === null),
      isMergedComplete: ({ context }, { merged }: FormOverwrite<Field>) =>
        Object.values<string | null>(check((merged ?? context).values)).every((error) => error === null),
      isNew: ({ context }) => context.id === null,
      isAborted: (_, problem: Problem) => problem.kind === 'aborted',
    },
    actions: {
      keepField: assign(({ context }, { field, value }: { readonly field: Field; readonly value: string }) => ({
        values: { ...context.values, [field]: value },
        errors: { ...context.errors, [field]: null },
        problem: null,
      })),
      restore: assign((_, { values, idempotencyKey }: FormDraft<Field>) => ({ values, errors: {}, idempotencyKey })),
      reset: assign(({ context }) => ({ values: context.stored, errors: {}, problem: null, idempotencyKey: null })),
      keepKey: assign(({ context }, { idempotencyKey }: { readonly idempotencyKey: string }) => ({
        idempotencyKey: context.id === null ? (context.idempotencyKey ?? idempotencyKey) : null,
      })),
      showErrors: assign(({ context }) => ({ errors: check(context.values), refusals: context.refusals + 1 })),
      clearProblem: assign({ problem: null }),
      clear: assign(({ context }) => ({ values: leave(context.values), errors: {}, idempotencyKey: null })),
      keepStored: assign(({ context }, { etag }: { readonly etag: string | null }) => ({
        stored: context.values,
        etag,
      })),
      keepMerged: assign((_, { etag, merged }: FormOverwrite<Field>) => ({ etag, ...merged })),
      take: assign((_, { record: { values, etag } }: { readonly record: FormRecord<Field> }) => ({
        values,
        stored: values,
        etag,
        errors: {},
      })),
      keepProblem: assign(({ context }, problem: Problem) => ({ problem, refusals: context.refusals + 1 })),
      tellAccepted: emit((_, written: FormWritten | null) => ({ type: 'form.accepted' as const, written })),
      tellRefused: emit((_, problem: Problem) => ({ type: 'form.refused' as const, problem })),
    },
  }).createMachine({
    id: 'form',
    initial: 'editing',
    context: ({ input }) => ({
      id: input?.id ?? null,
      values: input?.values ?? empty,
      stored: input?.values ?? empty,
      etag: input?.etag ?? null,
      idempotencyKey: null,
      errors: {},
      problem: null,
      refusals: 0,
    }),
    states: {
      editing: {
        on: {
          'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
          'form.restored': { actions: { type: 'restore', params: ({ event }) => event.draft } },
          'form.reset': { actions: 'reset' },
          'form.submit': [
            { guard: 'isComplete', target: 'submitting', actions: { type: 'keepKey', params: ({ event }) => event } },
            { actions: 'showErrors' },
          ],
          'form.overwrite': [
            {
              guard: { type: 'isMergedComplete', params: ({ event }) => event },
              target: 'submitting',
              actions: { type: 'keepMerged', params: ({ event }) => event },
            },
            { actions: [{ type: 'keepMerged', params: ({ event }) => event }, 'showErrors'] },
          ],
          'form.take': { actions: { type: 'take', params: ({ event }) => event } },
        },
      },
      submitting: {
        tags: 'busy',
        entry: 'clearProblem',
        invoke: {
          src: 'submit',
          id: 'submit',
          input: ({ context: { id, values, stored, etag, idempotencyKey } }) => ({
            id,
            values,
            stored,
            etag,
            idempotencyKey,
          }),
          onDone: [
            {
              guard: 'isNew',
              target: 'editing',
              actions: ['clear', { type: 'tellAccepted', params: ({ event }) => event.output }],
            },
            {
              target: 'editing',
              actions: [
                { type: 'keepStored', params: ({ event }) => ({ etag: event.output?.etag ?? null }) },
                { type: 'tellAccepted', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: [
            { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'editing' },
            {
              target: 'editing',
              actions: [
                { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
                { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
              ],
            },
          ],
        },
      },
    },
  });
}

/** The machine of a form with these fields. */
export type FormMachine<Field extends string> = ReturnType<typeof createFormMachine<Field>>;
