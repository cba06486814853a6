import { importKinds, importStates, importWays } from '../../domain/imports.ts';
import type { ImportChoices, ImportedRecord, SiteImport } from '../../domain/imports.ts';
import {
  isObject,
  malformed,
  readId,
  readList,
  readNumber,
  readOptionalId,
  readObject,
  readOptionalList,
  readOptionalText,
  readText,
  readTime,
} from '../http/json.ts';
import type { JsonObject } from '../http/json.ts';

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);
const count = (value: unknown): number => readNumber(value) ?? 0;

function readChoices(value: unknown): ImportChoices | null {
  if (!isObject(value)) return null;
  const types = isObject(value['types']) ? value['types'] : {};
  return {
    types: Object.fromEntries(Object.entries(types).map(([type, as]) => [type, oneOf(importWays, as) ?? 'none'])),
    hosts: readOptionalList(value['hosts']).map(readText),
    redirects: value['redirects'] === true,
  };
}

function readRecord(row: JsonObject): readonly ImportedRecord[] {
  const [kind, id, address] = [oneOf(importWays, row['kind']), readOptionalId(row['id']), readText(row['address'])];
  if (kind === undefined || kind === 'none' || id === null || !address.startsWith('/')) return [];
  return [{ kind, id, title: readText(row['title']), address }];
}

function readImport(value: unknown, host: string): SiteImport {
  const found = readObject(value, 'an import');
  const [kind, state, createdAt] = [
    oneOf(importKinds, found['kind']),
    oneOf(importStates, found['state']),
    readTime(found['createdAt']),
  ];
  if (kind === undefined || state === undefined || createdAt === undefined)
    throw malformed('an import of an unknown kind');
  const items = isObject(found['items']) ? found['items'] : {};
  const rows = (name: string) => readOptionalList(found[name]).filter(isObject);
  const id = readId(found['id'], 'the id of an import');
  return {
    id,
    kind,
    name: readText(found['name']),
    state,
    createdAt,
    types: rows('types').map((row) => ({
      type: readText(row['type']),
      count: count(row['count']),
      as: oneOf(importWays, row['as']) ?? 'none',
    })),
    hosts: rows('hosts').map((row) => ({ host: readText(row['host']), files: count(row['files']) })),
    addresses: count(found['addresses']),
    skipped: rows('skipped').map((row) => ({ reason: readText(row['reason']), count: count(row['count']) })),
    items: {
      planned: count(items['planned']),
      done: count(items['done']),
      skipped: count(items['skipped']),
      failed: count(items['failed']),
    },
    made: count(found['made']),
    records: rows('records').flatMap(readRecord),
    choices: readChoices(found['choices']),
    reason: readOptionalText(found['reason']),
    current: readOptionalText(found['current']),
    report: `${host}/api/imports/${encodeURIComponent(id)}/report`,
  };
}

/** `GET /api/imports` (an extension), the newest first. @param host the provider's origin; `''` for the page's own */
export function normaliseImports(answer: unknown, host: string): readonly SiteImport[] {
  return readList(isObject(answer) ? answer['data'] : answer, 'the imports').map((one) => readImport(one, host));
}

/** One import, as every call of them answers it. */
export function normaliseImport(answer: unknown, host: string): SiteImport {
  return readImport(isObject(answer) ? answer['data'] : null, host);
}
