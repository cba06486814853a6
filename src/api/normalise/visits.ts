import type { Visits } from '../../domain/visits.ts';
import {
  malformed,
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalId,
  readOptionalText,
  readText,
} from '../http/json.ts';

const readCount = (value: unknown): number => readNumber(value) ?? 0;

/** `GET /api/visits` (an extension). */
export function normaliseVisits(answer: unknown, host: string): Visits {
  const data = readObject(readObject(answer, 'what visitors saw')['data'], 'what visitors saw');
  const { counting } = data;
  if (typeof counting !== 'boolean') throw malformed('not whether visits are counted');
  const list = (name: string) => readList(data[name], name).map((item) => readObject(item, name));
  return {
    isCounting: counting,
    visitors: readCount(data['visitors']),
    views: readCount(data['views']),
    days: list('days').map((one) => ({
      day: readText(one['day']),
      visitors: readCount(one['visitors']),
      views: readCount(one['views']),
    })),
    pages: list('pages').map((one) => ({
      path: readText(one['path']),
      title: readOptionalText(one['title']),
      projectId: readOptionalId(one['projectId']),
      count: readCount(one['count']),
    })),
    links: list('links').map((one) => ({
      id: readId(one['id'], 'the id of a link'),
      name: readText(one['name']),
      title: readText(one['title']),
      count: readCount(one['count']),
    })),
    referrers: list('referrers').map((one) => ({ host: readText(one['host']), count: readCount(one['count']) })),
    missing: list('missing').map((one) => ({ path: readText(one['path']), count: readCount(one['count']) })),
    file: `${host}/api/visits/file`,
  };
}
