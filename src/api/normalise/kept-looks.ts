import { readLook } from '@vitrine/look';
import type { KeptLook } from '../../domain/kept-looks.ts';
import { isObject, readId, readList, readObject, readText } from '../http/json.ts';

/** `GET /api/looks` (an extension), by name. What this dashboard cannot read as a look is left out. */
export function normaliseKeptLooks(answer: unknown): readonly KeptLook[] {
  return readList(isObject(answer) ? answer['data'] : answer, 'the looks that are kept').flatMap((value) => {
    const kept = readObject(value, 'a look that is kept');
    const look = readLook(kept['look']);
    return look === null ? [] : [{ id: readId(kept['id'], 'the id of a look'), name: readText(kept['name']), look }];
  });
}
