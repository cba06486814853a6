import { badRequest } from '../lib/http-error.ts';

/**
 * The order after `id` has moved to a 1-based position; the others keep theirs among themselves.
 * @throws {HttpError} 400 when there is no such position
 */
export function move(ids: readonly number[], id: number, position: number): readonly number[] {
  if (position < 1 || position > ids.length) throw badRequest(`"position" must be from 1 to ${ids.length}.`);
  return ids.filter((other) => other !== id).toSpliced(position - 1, 0, id);
}
