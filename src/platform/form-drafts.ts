import { chooseDraft } from '../domain/draft.ts';
import type { KeptDraft, StoredDraft } from '../domain/draft.ts';
import { claim, heldElsewhere, letGo } from './draft-claims.ts';
import { draftKey, drafts } from './drafts.ts';
import { sessionStore } from './storage.ts';

/** For how long a reloaded page waits for the one before to let go of its draft, in milliseconds. */
const RELOAD_PATIENCE = 1000;

/** The draft of an opened form. */
export interface OpenedDraft {
  readonly id: string;
  /** Null for a new one. */
  readonly found: KeptDraft | null;
  readonly others: readonly StoredDraft[];
}

/** A draft that was asked for, or null where another tab has it, and what can be asked for now. */
export interface TakenDraft {
  readonly found: StoredDraft | null;
  readonly others: readonly StoredDraft[];
}

/** The draft that each form on this page writes. */
const written = new Map<string, string>();

/** Outlives a reload, and a login in the same tab. */
const ownKey = (form: string) => `draft:${form}`;
const claimName = (form: string, id: string) => `vitrine-draft:${draftKey(form, id)}`;

function take(form: string, id: string): void {
  written.set(form, id);
  sessionStore.write(ownKey(form), id);
}

/** The drafts of a form that no other page writes. */
async function listFree(form: string, names: ReadonlySet<string> | null): Promise<readonly StoredDraft[]> {
  const stored = await drafts.list(form);
  return stored.filter(({ id }) => names?.has(claimName(form, id)) !== true);
}

/**
 * The drafts of forms, one for each form that is opened: two tabs with the same form never write the same draft. A tab
 * finds its own again after a reload or a login. Every call rejects where the browser stores nothing.
 */
export const formDrafts = {
  /** @param fresh id of the draft, where it is a new one */
  async open(form: string, fresh: string, signal: AbortSignal): Promise<OpenedDraft> {
    const names = await heldElsewhere();
    const before = sessionStore.read(ownKey(form));
    if (signal.aborted) return { id: fresh, found: null, others: [] };
    const isMine = before !== null && (await claim(claimName(form, before), RELOAD_PATIENCE));
    // A tab that was duplicated has the id as well, but not the draft.
    const own = isMine ? before : null;
    if (isMine) names?.delete(claimName(form, before));
    const free = await listFree(form, names);
    const { chosen, others } = chooseDraft(free, own, names !== null);
    const isTaken = chosen !== null && (await claim(claimName(form, chosen.id)));
    const id = isTaken ? chosen.id : (own ?? fresh);
    await claim(claimName(form, id));
    if (own !== null && own !== id) letGo(claimName(form, own));
    if (signal.aborted) letGo(claimName(form, id));
    else take(form, id);
    return { id, found: isTaken ? chosen : null, others };
  },

  /** Goes on with another draft; what `from` holds is stored, and it is let go. */
  async take(form: string, from: string, content: Omit<KeptDraft, 'savedAt'> | null, id: string): Promise<TakenDraft> {
    if (content !== null) await drafts.write(draftKey(form, from), content);
    const isMine = await claim(claimName(form, id));
    const free = await listFree(form, await heldElsewhere());
    const found = isMine ? free.find((draft) => draft.id === id) : undefined;
    if (found === undefined) {
      if (isMine) letGo(claimName(form, id));
      return { found: null, others: chooseDraft(free, from, false).others };
    }
    letGo(claimName(form, from));
    take(form, id);
    return { found, others: chooseDraft(free, id, true).others };
  },

  /** Goes on with a new draft; the one of before, which the form cannot hold, stays as it is stored. @returns the others now */
  async setAside(form: string, aside: string, fresh: string): Promise<readonly StoredDraft[]> {
    await claim(claimName(form, fresh));
    const free = await listFree(form, await heldElsewhere());
    letGo(claimName(form, aside));
    take(form, fresh);
    return chooseDraft(free, fresh, false).others;
  },

  write: (form: string, id: string, content: Omit<KeptDraft, 'savedAt'>) => drafts.write(draftKey(form, id), content),

  remove: (form: string, id: string) => drafts.remove(draftKey(form, id)),

  /** Removes one that no tab holds. @returns false where a tab does */
  async drop(form: string, id: string): Promise<boolean> {
    const name = claimName(form, id);
    if (!(await claim(name))) return false;
    await drafts.remove(draftKey(form, id));
    letGo(name);
    return true;
  },

  putBack: (form: string, { id, ...draft }: StoredDraft) => drafts.putBack(draftKey(form, id), draft),

  /** The form is closed: another tab may go on with its draft. */
  close(form: string): void {
    const id = written.get(form);
    written.delete(form);
    if (id !== undefined) letGo(claimName(form, id));
  },
};
