import type { Desk, EndingLink, LastEdit, WaitingFiles } from '../../domain/desk.ts';
import { revisionKinds } from '../../domain/history.ts';
import {
  malformed,
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalId,
  readOptionalText,
  readText,
  readTime,
} from '../http/json.ts';
import { readLogEntry } from './log.ts';

function readMoment(value: unknown, what: string): number {
  const time = readTime(value);
  if (time === undefined) throw malformed(what);
  return Date.parse(time);
}

/** Of a kind that this release does not know nothing can be said. */
function readEdits(value: unknown): readonly LastEdit[] {
  const { kind: named, id, at, by } = readObject(value, 'an edit');
  const kind = revisionKinds.find((one) => one === named);
  return kind === undefined
    ? []
    : [{ kind, id: readOptionalId(id), at: readMoment(at, 'the time of an edit'), by: readOptionalText(by) }];
}

function readWaiting(value: unknown): WaitingFiles {
  const { count, projectId } = readObject(value, 'files that wait');
  return { count: readNumber(count) ?? 0, projectId: readOptionalId(projectId) };
}

function readEnding(value: unknown): EndingLink {
  const { name, expiresAt, subject, title } = readObject(value, 'a link');
  const { kind, id } = readObject(subject, 'what a link shows');
  return {
    name: readText(name),
    expiresAt: readMoment(expiresAt, 'the end of a link'),
    subject: { kind: kind === 'story' ? 'story' : 'project', id: readId(id, 'what a link shows') },
    title: readText(title),
  };
}

/** `GET /api/desk` (an extension). */
export function normaliseDesk(answer: unknown): Desk {
  const desk = readObject(readObject(answer, 'the desk')['data'], 'the desk');
  const lastBackupAt = readTime(desk['lastBackupAt']);
  return {
    edits: readList(desk['edits'], 'the edits').flatMap(readEdits),
    undescribed: readWaiting(desk['undescribed']),
    plainFilms: readWaiting(desk['plainFilms']),
    endingLinks: readList(desk['endingLinks'], 'the links').map(readEnding),
    unreadMessages: readNumber(desk['unreadMessages']) ?? 0,
    lastBackupAt: lastBackupAt === undefined ? null : Date.parse(lastBackupAt),
    failedImports: readList(desk['failedImports'], 'the imports').map((value) => {
      const { id, name } = readObject(value, 'an import');
      return { id: readNumber(id) ?? 0, name: readText(name) };
    }),
    changes: readList(desk['changes'], 'the changes').map(readLogEntry),
  };
}
