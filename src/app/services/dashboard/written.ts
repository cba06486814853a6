import type { WriteAnswer } from '../../../api/http/client.ts';
import { isObject, readOptionalId, type JsonObject } from '../../../api/http/json.ts';
import type { Id } from '../../../domain/content.ts';

/** The record just written, where the provider tells it (extension). */
export function recordIn(body: WriteAnswer['body']): JsonObject | null {
  const data = body?.['data'];
  return isObject(data) ? data : null;
}

/** The id of the record just written, where the provider tells it (extension). */
export function idIn(body: WriteAnswer['body']): Id | null {
  return readOptionalId(recordIn(body)?.['id']);
}
