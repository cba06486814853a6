import type { Original } from '../../domain/originals.ts';
import { malformed, readId, readList, readNumber, readObject, readOptionalText } from '../http/json.ts';

function readOriginal(value: unknown, host: string): Original {
  const original = readObject(value, 'an original');
  const path = readOptionalText(original['path']);
  if (path === null) throw malformed('the film of an original');
  const id = readId(original['id'], 'the id of an original');
  const { projectId } = original;
  return {
    id,
    path,
    name: readOptionalText(original['name']) ?? 'Original',
    bytes: readNumber(original['bytes']) ?? 0,
    projectId: typeof projectId === 'number' || typeof projectId === 'string' ? projectId : null,
    url: `${host}/api/originals/${encodeURIComponent(String(id))}`,
  };
}

/** `GET /api/originals` (an extension) */
export function normaliseOriginals(answer: unknown, host: string): readonly Original[] {
  return readList(readObject(answer, 'originals')['data'], 'originals').map((one) => readOriginal(one, host));
}
