import type { OperationId } from '../contract/types.ts';
import { number } from '../db/rows.ts';
import type { LogTarget, LogTargetKind } from '../repositories/log-entries.ts';
import { logTargetKinds } from '../repositories/log-entries.ts';
import { rowsOf } from '../repositories/undo.ts';
import { findById, parseId } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import type { Asked } from './asked.ts';

/** What is known of the record once the write is done. @param body of the answer */
type ReadTarget = (body: unknown) => LogTarget | null;

/** Writes of a record whose id stands in the path, or that make one. */
const kinds: Readonly<Partial<Record<OperationId, LogTargetKind>>> = {
  createProject: 'project',
  updateProject: 'project',
  moveProject: 'project',
  duplicateProject: 'project',
  deleteProject: 'project',
  addProjectMedia: 'project',
  createStory: 'story',
  updateStory: 'story',
  deleteStory: 'story',
  createPage: 'page',
  updatePage: 'page',
  movePage: 'page',
  deletePage: 'page',
};

const none: ReadTarget = () => null;
const always =
  (target: LogTarget | null): ReadTarget =>
  () =>
    target;

/** What was made says its id. */
const madeBy =
  (kind: LogTargetKind): ReadTarget =>
  (body) => {
    const id = parseId(Object(Object(body)['data'])['id']);
    return id === null ? null : { kind, id };
  };

const kindOf = (name: string): LogTargetKind | undefined => logTargetKinds.find((kind) => kind === name);

/** Finds, before a write, which record it is about: one with a form of its own, as long as it is there. */
export function createTargetOf({
  revisions,
  undo,
}: Pick<Services, 'revisions' | 'undo'>): (
  operation: OperationId,
  asked: Pick<Asked, 'params' | 'body'>,
) => Promise<ReadTarget> {
  /** What a link shows. */
  function ofLink(body: unknown): ReadTarget {
    const shown = (['project', 'story'] as const).map((kind) => ({ kind, id: parseId(Object(body)[kind]) }));
    return always(shown.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]))[0] ?? null);
  }

  /** What comes back. */
  async function ofUndo(body: unknown): Promise<ReadTarget> {
    const token: unknown = Object(body)['undo'];
    const record = typeof token === 'string' ? await undo.find(token) : null;
    const kind = record === null ? undefined : kindOf(record.kind);
    const [row] = record === null || kind === undefined ? [] : rowsOf(record.snapshot, kind);
    return kind === undefined || row === undefined ? none : always({ kind, id: number(row, 'id') });
  }

  async function ofRevision(id: string | undefined): Promise<ReadTarget> {
    const target = (await findById(id, revisions.find))?.target;
    const kind = target === undefined ? undefined : kindOf(target.kind);
    return target === undefined || kind === undefined ? none : always({ kind, id: target.id });
  }

  return async (operation, { params, body }) => {
    switch (operation) {
      case 'createLink':
        return ofLink(body);
      case 'undoDelete':
        return ofUndo(body);
      case 'restoreRevision':
        return ofRevision(params['id']);
      default: {
        const kind = kinds[operation];
        if (kind === undefined) return none;
        const id = parseId(params['id']);
        return id === null ? madeBy(kind) : always({ kind, id });
      }
    }
  };
}
