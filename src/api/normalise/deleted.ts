import type { DeletedItem, DeletedKind, DeletedUse } from '../../domain/deleted.ts';
import { isObject, malformed, readList, readNumber, readObject, readOptionalText } from '../http/json.ts';

const kinds: readonly DeletedKind[] = [
  'project',
  'category',
  'story',
  'headerVideo',
  'homeGrid',
  'media',
  'about',
  'original',
  'page',
  'redirect',
  'look',
  'message',
];
const places: readonly DeletedUse['place'][] = ['headerVideo', 'homeVideo', 'homeGrid'];

function timeOf(value: unknown): number {
  const time = Date.parse(readOptionalText(value) ?? '');
  if (Number.isNaN(time)) throw malformed('a time');
  return time;
}

/** Places that this dashboard does not know are left out. */
function readUse(value: unknown): DeletedUse[] {
  if (!isObject(value)) return [];
  const place = places.find((known) => known === value['place']);
  const position = readNumber(value['position']);
  return place === undefined || position === null ? [] : [{ place, position }];
}

function readItem(value: unknown): DeletedItem {
  const item = readObject(value, 'a deletion');
  const id = readOptionalText(item['undo']);
  if (id === null) throw malformed('a deletion');
  return {
    id,
    kind: kinds.find((kind) => kind === item['kind']) ?? 'other',
    title: readOptionalText(item['title']),
    deletedAt: timeOf(item['deletedAt']),
    expiresAt: timeOf(item['expiresAt']),
    files: readNumber(item['files']) ?? 0,
    bytes: readNumber(item['bytes']) ?? 0,
    uses: Array.isArray(item['uses']) ? item['uses'].flatMap(readUse) : [],
    projects: readNumber(item['projects']) ?? 0,
  };
}

/** `GET /api/deleted` (an extension) */
export function normaliseDeleted(answer: unknown): readonly DeletedItem[] {
  return readList(readObject(answer, 'what was deleted')['data'], 'what was deleted').map(readItem);
}
