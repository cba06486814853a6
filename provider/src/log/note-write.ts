import { unauthorized } from '../lib/http-error.ts';
import type { OperationId } from '../contract/types.ts';
import type { Services } from '../services.ts';
import { actions } from './actions.ts';
import type { Asked } from './asked.ts';
import { createTagAfter } from './tag-after.ts';
import { createTargetOf } from './target.ts';

/**
 * Called before a handler runs, since what is deleted takes its title with it. What it returns is called once the handler has
 * succeeded, and leaves the entry; `null` where there is none to leave.
 */
export type NoteWrite = (operation: OperationId, asked: Asked) => Promise<LeaveEntry | null>;

/** @param body of the answer */
type LeaveEntry = (body: unknown) => Promise<void>;

function textIn(body: unknown, field: string): string {
  const value: unknown = Object(body)[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** Writes an entry of the log for every write that succeeds. One that is sent again, because its answer was lost, leaves no second. */
export function createNoteWrite(services: Services): NoteWrite {
  const { administrators, idempotency, log } = services;
  const tagAfter = createTagAfter(services);
  const targetOf = createTargetOf(services);
  return async (operation, { body, params, session, request }) => {
    const action = actions[operation];
    if (action === undefined || (await idempotency.isRepeated(operation, request.headers['idempotency-key'])))
      return null;
    // Whoever changes their own name, or is removed meanwhile, is called as they were when they asked.
    const person = session === null ? null : await administrators.find(session.administratorId);
    if (person === null) throw unauthorized();
    const { subject, field } = action;
    const named = (await action.named?.(services, body)) ?? null;
    const what = named?.what ?? action.what;
    const id = params['id'] ?? params['token'];
    const read = async (): Promise<string> => (id === undefined ? '' : ((await subject?.(services, id)) ?? ''));
    const before = named?.subject ?? (await read());
    const tag = await tagAfter(operation, { params, body });
    const target = await targetOf(operation, { params, body });
    return async (answered) => {
      const now = await read();
      const title = [now, before, field === undefined ? '' : textIn(body, field)].find((text) => text !== '') ?? '';
      try {
        const etag = (await tag()) ?? '';
        await log.change(person, { what, subject: title, etag, target: target(answered) });
      } catch (error) {
        // The change is stored: to say that it failed would be wrong.
        request.log.error(error);
      }
    };
  };
}
