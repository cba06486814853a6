import { logTargetKinds } from '../../domain/log.ts';
import type { LogEntry, LogPage, LogTarget } from '../../domain/log.ts';
import { malformed, readList, readNumber, readObject, readOptionalId, readText, readTime } from '../http/json.ts';

/** Null also of a kind that this release does not know. */
function readTarget(value: unknown): LogTarget | null {
  if (value === undefined || value === null) return null;
  const { kind: named, id: given } = readObject(value, 'what a change was about');
  const kind = logTargetKinds.find((one) => one === named);
  const id = readOptionalId(given);
  return kind === undefined || id === null ? null : { kind, id };
}

/** @throws a `ProblemError` for what is no entry */
export function readLogEntry(value: unknown): LogEntry {
  const entry = readObject(value, 'an entry of the log');
  const id = readNumber(entry['id']);
  const at = readTime(entry['at']);
  if (id === null || at === undefined) throw malformed('an entry of the log without its id or time');
  return {
    id,
    at: Date.parse(at),
    name: readText(entry['name']),
    what: readText(entry['what']),
    subject: readText(entry['subject']),
    address: readText(entry['address']),
    userAgent: entry['kind'] === 'change' ? null : readText(entry['userAgent']),
    target: readTarget(entry['target']),
  };
}

/** `GET /api/log` (an extension). */
export function normaliseLog(answer: unknown): LogPage {
  const page = readObject(readObject(answer, 'the log')['data'], 'the log');
  return {
    entries: readList(page['entries'], 'the log').map(readLogEntry),
    before: readNumber(page['before']),
  };
}
