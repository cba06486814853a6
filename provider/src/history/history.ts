import type { Session } from '../auth/sessions.ts';
import { calledName } from '../rules/called-name.ts';
import type { Clock } from '../lib/clock.ts';
import { HttpError } from '../lib/http-error.ts';
import { createUndoRecorder } from '../undo/record.ts';
import { aboutId } from '../repositories/about.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Revision, RevisionBody, RevisionCause, RevisionFacts, Target } from '../repositories/revisions.ts';
import { siteId } from '../repositories/site.ts';
import { isRestored, isSame, summarise } from '../rules/revision-differences.ts';
import { filesOf } from '../rules/revision-state.ts';
import type { RevisionState } from '../rules/revision-state.ts';
import { createCapture } from './capture.ts';
import { createRestore } from './restore.ts';
import type { Restoration } from './restore.ts';
import { mapInOrder, mapInTurns } from '../lib/in-order.ts';

/** There is one of each. */
export const homepage: Target = { kind: 'homepage', id: 1 };
export const aboutPage: Target = { kind: 'about', id: aboutId };
export const settings: Target = { kind: 'settings', id: siteId };

/** A revision without its body, and whether restoring it would change nothing. */
export interface ListedRevision extends Omit<Revision, keyof RevisionBody> {
  readonly isPresent: boolean;
}

/** A revision with its body. */
export type FoundRevision = ListedRevision & RevisionBody;

/** What a restoration through the history has done. */
export interface RevisionRestored extends Restoration {
  /** The token that brings back the state before; `null` where nothing differed. */
  readonly undo: string | null;
}

/** Keeps what each save leaves. All methods but `list` must run inside the transaction of the save. */
export interface History {
  /**
   * Runs a save: keeps the state before it, where no revision holds that, and the state that it leaves, where it differs.
   * @param targets what may change; the first is what is saved
   */
  saving<T>(
    targets: readonly Target[],
    session: Session | null,
    work: () => Promise<T>,
    facts?: Partial<Pick<RevisionFacts, 'cause' | 'restoredAt'>>,
  ): Promise<T>;
  /** Keeps the state of something that was just created. */
  created(target: Target, session: Session | null): Promise<void>;
  /**
   * Forgets how something was created, where nothing has happened to it since: its creation is sent again, perhaps corrected.
   * Before that is written, so that the files go that it no longer has.
   */
  forgetCreation(target: Target): Promise<void>;
  /** The last one first. Others are answered while it reads: in a transaction there is no time for that. */
  list(target: Target): Promise<readonly ListedRevision[]>;
  find(id: number): Promise<FoundRevision | null>;
  /** The last one of a target; `null` where there is none. */
  latest(target: Target): Promise<FoundRevision | null>;
  /**
   * Makes a revision the present state.
   * @throws {HttpError} 410 where the revision, or what it is of, is gone
   */
  restore(id: number, session: Session | null, cause: 'restored' | 'undone'): Promise<RevisionRestored>;
}

const asItWas = 'As it was before its first change here';

/** The history of all records: what a save adds to it, what is listed, and what is restored. */
export function createHistory(repositories: Repositories, clock: Clock): History {
  const { administrators, revisions, undo } = repositories;
  const recordUndo = createUndoRecorder(undo, clock);
  const capture = createCapture(repositories);
  const write = createRestore(repositories);

  const bodyOf = async (state: RevisionState): Promise<RevisionBody> => ({
    state,
    rows: await revisions.rowsOf(filesOf(state).map(({ id }) => id)),
  });

  async function insert(target: Target, state: RevisionState, facts: Omit<RevisionFacts, 'at'>): Promise<number> {
    return revisions.insert(target, { ...facts, at: clock() }, await bodyOf(state));
  }

  /**
   * Before it changes: an older version's store has no revision of it, and an alt text may have been written elsewhere.
   * @returns the revision that was added for that, if any
   */
  async function keepPresent(target: Target, now: RevisionState | null): Promise<number | null> {
    if (now === null) return null;
    const latest = await revisions.latest(target);
    if (latest !== null && isSame(latest.state, now)) {
      // What belongs to its films may be another by now.
      await revisions.refresh(latest.id, await bodyOf(now));
      return null;
    }
    const summary = latest === null ? asItWas : summarise(latest.state, now);
    return insert(target, now, { by: null, cause: 'found', summary, restoredAt: null });
  }

  async function keepNew(
    target: Target,
    session: Session | null,
    cause: RevisionCause,
    {
      restoredAt = null,
      wasAbsent = false,
    }: { readonly restoredAt?: number | null; readonly wasAbsent?: boolean } = {},
  ): Promise<void> {
    const state = await capture(target);
    if (state === null) return;
    const latest = await revisions.latest(target);
    if (latest !== null && !wasAbsent && isSame(latest.state, state)) return;
    const who = session === null ? null : await administrators.find(session.administratorId);
    const by = who === null ? null : calledName(who);
    const isFirst = latest === null || wasAbsent;
    await insert(target, state, {
      by,
      cause: isFirst && cause === 'saved' ? 'created' : cause,
      summary: isFirst ? 'Created' : summarise(latest.state, state),
      restoredAt,
    });
    await revisions.prune(target);
  }

  const saving: History['saving'] = async (targets, session, work, { cause = 'saved', restoredAt = null } = {}) => {
    const before = await mapInOrder(targets, async (target) => {
      const state = await capture(target);
      return { target, state, added: await keepPresent(target, state) };
    });
    const result = await work();
    for (const { target, state, added } of before) {
      const after = await capture(target);
      // What has not changed needs no revision, not even of how it was found.
      if (state !== null && after !== null && isSame(state, after)) {
        if (added !== null) await revisions.remove(added);
      } else await keepNew(target, session, cause, { restoredAt, wasAbsent: state === null });
    }
    return result;
  };

  async function present(revision: Revision): Promise<FoundRevision> {
    const now = await capture(revision.target);
    return { ...revision, isPresent: now !== null && isRestored(revision.state, now) };
  }

  /** The token that makes the present state, which the latest revision has, the present one again. */
  async function wayBack(target: Target): Promise<string | null> {
    if ((await capture(target)) === null) return recordUndo(target.kind === 'about' ? 'about' : 'site', target.id);
    const latest = await revisions.latest(target);
    return latest === null ? null : recordUndo('revision', latest.id);
  }

  return {
    saving,
    created: (target, session) => keepNew(target, session, 'created'),
    async forgetCreation(target) {
      const latest = await revisions.latest(target);
      if (latest?.cause === 'created' && (await revisions.before(latest)) === null) await revisions.remove(latest.id);
    },
    async list(target) {
      const now = await capture(target);
      const listed = await mapInTurns(await revisions.idsOf(target), async (id) => {
        const revision = await revisions.find(id);
        // Another save has pushed it out in between.
        if (revision === null) return [];
        const { target: of, at, by, cause, restoredAt, summary, state } = revision;
        const isPresent = now !== null && isRestored(state, now);
        return [{ id, target: of, at, by, cause, restoredAt, summary, isPresent }];
      });
      return listed.flat();
    },
    async latest(target) {
      const revision = await revisions.latest(target);
      return revision === null ? null : present(revision);
    },
    async find(id) {
      const revision = await revisions.find(id);
      return revision === null ? null : present(revision);
    },
    async restore(id, session, cause) {
      const revision = await revisions.find(id);
      if (revision === null) throw new HttpError(410, 'This state is kept no longer.');
      const { target } = revision;
      const isOptional = target.kind === 'about' || target.kind === 'settings';
      if (!isOptional && (await capture(target)) === null)
        throw new HttpError(410, 'What this is a state of has been deleted.');
      if ((await present(revision)).isPresent) return { leftOut: [], gone: [], undo: null };
      const targets = target.kind === 'project' ? [target, homepage] : [target];
      return await saving(
        targets,
        session,
        async () => {
          const token = await wayBack(target);
          return { ...(await write(revision)), undo: token };
        },
        { cause, restoredAt: cause === 'restored' ? revision.at : null },
      );
    },
  };
}
