import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { StoredShape } from '../../domain/stored-shape.ts';
import { useDraft, type Draft } from '../draft/draft.react.tsx';
import { createContentFormMachine, type ContentFormOptions } from './content-form.machine.ts';

/** A form over one stored record, whose content the browser keeps until it is saved. */
export interface ContentForm<Content, Version, Field extends string> {
  readonly content: Content;
  /** The version from which the form began. */
  readonly stored: Version;
  /** Something in it is not saved. */
  readonly isDirty: boolean;
  /** What is wrong, by its field. */
  readonly errors: ReadonlyMap<Field, string>;
  /** What is typed is kept in the browser. */
  readonly draft: Draft;
  readonly change: (content: Content) => void;
  readonly refuse: (errors: ReadonlyMap<Field, string>) => void;
  /** The form holds this from now on. */
  readonly take: (version: Version) => void;
  /** Writes what is typed over this version, which was stored meanwhile. */
  readonly replace: (version: Version, content: Content) => void;
}

/** What tells one such form from another, and how the browser keeps what is typed; the same functions always. */
export interface ContentFormRules<Content, Version> extends ContentFormOptions<Content, Version> {
  /** The form and its record, `about:edit`. */
  readonly key: string;
  readonly shape: StoredShape<Content>;
  /** By which a draft is told from others. */
  readonly describe: (content: Content) => string;
  /** Tells one version from another. */
  readonly versionOf: (version: Version) => string;
  /**
   * What was changed in a draft that began from another version, over what is stored now; null where that version cannot be read. Left out where a
   * draft holds nothing but what was changed.
   */
  readonly rebase?: (kept: Content, began: unknown, stored: Version) => Content | null;
}

/** The form over a record. @param read as it was read last; the same object until it is read again */
export function useContentForm<Content extends NonNullable<unknown>, Version, Field extends string>(
  rules: ContentFormRules<Content, Version>,
  read: Version,
): ContentForm<Content, Version, Field> {
  const { key, shape, describe, versionOf, rebase } = rules;
  const [machine] = useState(() => createContentFormMachine<Content, Version, Field>(rules));
  const actor = useActorRef(machine, { input: read });
  const { content, stored, errors } = useSelector(actor, (now) => now.context);
  const isDirty = useSelector(actor, (now) => now.hasTag('dirty'));
  // Before it is painted: what was read a moment ago is never shown.
  useLayoutEffect(() => actor.send({ type: 'version.read', version: read }), [actor, read]);
  const change = (next: Content) => actor.send({ type: 'content.changed', content: next });
  const draft = useDraft({
    key,
    value: content,
    isDirty,
    version: versionOf(stored),
    shape,
    describe,
    restore: change,
    rebase: rebase === undefined ? undefined : (kept, began) => rebase(kept, began, stored),
    reset: () => actor.send({ type: 'content.reset' }),
  });
  return {
    content,
    stored,
    isDirty,
    errors: useMemo(() => new Map(errors), [errors]),
    draft,
    change,
    refuse: (found) => actor.send({ type: 'content.refused', errors: [...found] }),
    take: (version) => actor.send({ type: 'version.taken', version }),
    replace: (version, over) => actor.send({ type: 'version.replaced', version, content: over }),
  };
}
