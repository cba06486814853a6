import type { OperationId } from '../contract/types.ts';
import { number } from '../db/rows.ts';
import { rowsOf } from '../repositories/undo.ts';
import { createEtags, createRecordEtags, targetEtag } from '../http/record-etags.ts';
import type { Target } from '../repositories/revisions.ts';
import type { Services } from '../services.ts';
import { findById } from '../rules/ids.ts';
import type { Asked } from './asked.ts';

type ReadTag = () => Promise<string | null>;

const none: ReadTag = async () => null;

/**
 * Finds, before a write, the record of a form that it is about. The result reads that record's entity tag once the write is
 * done; `null` where it is about none.
 */
export function createTagAfter(
  services: Services,
): (operation: OperationId, asked: Pick<Asked, 'params' | 'body'>) => Promise<ReadTag> {
  const etags = createEtags(services);
  const recordEtags = createRecordEtags(services);

  function ofTarget(target: Target | undefined): ReadTag {
    if (target === undefined) return none;
    // Of the home page's states, its texts have a form.
    return target.kind === 'homepage' ? etags.homeTexts : () => targetEtag(services, target);
  }

  async function ofUndo(body: unknown): Promise<ReadTag> {
    const token: unknown = Object(body)['undo'];
    const record = typeof token === 'string' ? await services.undo.find(token) : null;
    switch (record?.kind) {
      case 'about':
        return etags.about;
      case 'site':
        return etags.site;
      case 'revision': {
        const [row] = rowsOf(record.snapshot, 'revision');
        return ofTarget(row === undefined ? undefined : (await services.revisions.find(number(row, 'id')))?.target);
      }
      default:
        return none;
    }
  }

  return async (operation, { params, body }) => {
    switch (operation) {
      case 'putSite':
        return etags.site;
      case 'createAboutPage':
        return etags.about;
      case 'restoreRevision':
        return ofTarget((await findById(params['id'], services.revisions.find))?.target);
      case 'undoDelete':
        return ofUndo(body);
      default: {
        const ofRecord = recordEtags[operation];
        return ofRecord === undefined ? none : () => ofRecord(params);
      }
    }
  };
}
