import { assign, setup } from 'xstate';
import { typed } from '../machine-utils.ts';

/** What is wrong with a form, by its field. */
export type ContentErrors<Field extends string> = readonly (readonly [Field, string])[];

export type ContentFormEvent<Content, Version, Field extends string> =
  /** Something was typed or chosen, or a draft was found. */
  | { readonly type: 'content.changed'; readonly content: Content }
  /** Back to what is stored. */
  | { readonly type: 'content.reset' }
  /** It cannot be sent, or was refused. */
  | { readonly type: 'content.refused'; readonly errors: ContentErrors<Field> }
  /** The record was read again. */
  | { readonly type: 'version.read'; readonly version: Version }
  /** The form holds this from now on: it was saved, or chosen over what was typed. */
  | { readonly type: 'version.taken'; readonly version: Version }
  /** What is typed is to be written over this version, which was stored meanwhile. */
  | { readonly type: 'version.replaced'; readonly version: Version; readonly content: Content };

interface ContentFormContext<Content, Version, Field extends string> {
  readonly content: Content;
  /** The version from which the form began. */
  readonly stored: Version;
  readonly errors: ContentErrors<Field>;
}

/** What tells one such form from another. */
export interface ContentFormOptions<Content, Version> {
  /** What the form over a stored version starts with. */
  readonly contentOf: (version: Version) => Content;
  /** Does it hold anything that is not stored? */
  readonly isChanged: (content: Content, version: Version) => boolean;
}

/**
 * What a form over one stored record holds, of any shape. A record that is read again replaces only what is saved: what was
 * typed stays, over the version from which it began.
 */
export function createContentFormMachine<Content, Version, Field extends string>({
  contentOf,
  isChanged,
}: ContentFormOptions<Content, Version>) {
  return setup({
    types: typed<{
      context: ContentFormContext<Content, Version, Field>;
      events: ContentFormEvent<Content, Version, Field>;
      input: Version;
      tags: 'dirty';
    }>(),
    guards: {
      isChanged: ({ context: { content, stored } }) => isChanged(content, stored),
      isUnchanged: ({ context: { content, stored } }) => !isChanged(content, stored),
    },
    actions: {
      keepContent: assign((_, { content }: { readonly content: Content }) => ({ content, errors: [] })),
      reset: assign(({ context }) => ({ content: contentOf(context.stored), errors: [] })),
      keepErrors: assign((_, { errors }: { readonly errors: ContentErrors<Field> }) => ({ errors })),
      take: assign((_, { version }: { readonly version: Version }) => ({
        content: contentOf(version),
        stored: version,
        errors: [],
      })),
      replace: assign((_, { version, content }: { readonly version: Version; readonly content: Content }) => ({
        content,
        stored: version,
        errors: [],
      })),
    },
  }).createMachine({
    id: 'content-form',
    initial: 'unchanged',
    context: ({ input }) => ({ content: contentOf(input), stored: input, errors: [] }),
    on: {
      'content.changed': { actions: { type: 'keepContent', params: ({ event }) => event } },
      'content.refused': { actions: { type: 'keepErrors', params: ({ event }) => event } },
      'version.taken': { actions: { type: 'take', params: ({ event }) => event } },
      'version.replaced': { actions: { type: 'replace', params: ({ event }) => event } },
    },
    states: {
      unchanged: {
        on: { 'version.read': { actions: { type: 'take', params: ({ event }) => event } } },
        always: { guard: 'isChanged', target: 'changed' },
      },
      changed: {
        tags: 'dirty',
        on: { 'content.reset': { actions: 'reset' } },
        always: { guard: 'isUnchanged', target: 'unchanged' },
      },
    },
  });
}
