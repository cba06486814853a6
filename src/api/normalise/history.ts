import type { Id } from '../../domain/content.ts';
import { fileChanges, revisionCauses } from '../../domain/history.ts';
import type {
  History,
  Revision,
  RevisionDetail,
  RevisionFile,
  RevisionKind,
  RevisionPart,
  RevisionPicture,
} from '../../domain/history.ts';
import {
  isObject,
  malformed,
  readId,
  readList,
  readObject,
  readOptionalText,
  readText,
  readTime,
} from '../http/json.ts';
import { readMedia } from './media.ts';

function readMoment(value: unknown): number | null {
  const time = readTime(value);
  return time === undefined ? null : Date.parse(time);
}

function readRevision(value: unknown): Revision {
  const revision = readObject(value, 'a revision');
  const at = readMoment(revision['at']);
  if (at === null) throw malformed('a revision without its time');
  return {
    id: readId(revision['id'], 'the id of a revision'),
    at,
    by: readOptionalText(revision['by']),
    cause: revisionCauses.find((cause) => cause === revision['cause']) ?? 'saved',
    restoredAt: readMoment(revision['restoredAt']),
    summary: readText(revision['summary']),
    isPresent: revision['isPresent'] === true,
  };
}

/** `GET /api/revisions` (an extension). */
export function normaliseHistory(answer: unknown, kind: RevisionKind, id: Id | null): History {
  const known = readObject(answer, 'a history');
  return {
    kind,
    id,
    title: readText(known['title']),
    revisions: readList(known['data'], 'the revisions').map(readRevision),
  };
}

const asWritten = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readPart(value: unknown): RevisionPart {
  const part = readObject(value, 'a part of a revision');
  return {
    name: readText(part['name']),
    label: readText(part['label']),
    isLong: part['long'] === true,
    before: asWritten(part['before']),
    after: asWritten(part['after']),
  };
}

function readFile(value: unknown, host: string): RevisionFile | null {
  if (!isObject(value)) return null;
  const { mediaUrl, mediaType, details, poster, alt, focus, place } = value;
  const known = { ...(isObject(details) ? details : {}), poster, alt, focus };
  const media = readMedia(mediaUrl, known, host, mediaType === 'VIDEO' ? 'video' : 'image');
  return media === null ? null : { place: readText(place), media };
}

function readPicture(value: unknown, host: string): RevisionPicture {
  const picture = readObject(value, 'a picture of a revision');
  return {
    change: fileChanges.find((change) => change === picture['change']) ?? 'changed',
    before: readFile(picture['before'], host),
    after: readFile(picture['after'], host),
  };
}

/** `GET /api/revisions/{id}` (an extension). */
export function normaliseRevision(answer: unknown, host: string): RevisionDetail {
  const { data } = readObject(answer, 'a revision');
  const detail = readObject(data, 'a revision');
  return {
    parts: readList(detail['parts'], 'the parts of a revision').map(readPart),
    pictures: readList(detail['pictures'], 'the pictures of a revision').map((one) => readPicture(one, host)),
  };
}
