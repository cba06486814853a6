import type { Backup, BackupState, MissingFile, MissingFiles, NightlyBackups } from '../../domain/backups.ts';
import { malformed, readList, readNumber, readObject, readText, readTime } from '../http/json.ts';

function readMissingFile(value: unknown): MissingFile {
  const file = readObject(value, 'a missing file');
  return {
    file: readText(file['file']),
    name: readText(file['name']) || null,
    uses: readList(file['uses'] ?? [], 'the uses of a file').map(readText),
  };
}

/** A server that says nothing of missing files has missed none. */
function readMissing(value: unknown): MissingFiles {
  if (value === undefined || value === null) return { count: 0, files: [] };
  const missing = readObject(value, 'the missing files');
  const files = readList(missing['files'] ?? [], 'the missing files').map(readMissingFile);
  return { count: Math.max(readNumber(missing['count']) ?? 0, files.length), files };
}

function readBackup(value: unknown): Backup {
  const backup = readObject(value, 'a backup');
  const id = readText(backup['id']);
  const [madeAt, expiresAt] = [readTime(backup['madeAt']), readTime(backup['expiresAt'])];
  if (id === '' || madeAt === undefined || expiresAt === undefined) {
    throw malformed('a backup without its id or times');
  }
  return {
    id,
    kind: backup['kind'] === 'before' ? 'before' : 'made',
    madeAt: Date.parse(madeAt),
    expiresAt: Date.parse(expiresAt),
    bytes: readNumber(backup['bytes']) ?? 0,
    missing: readMissing(backup['missing']),
  };
}

const readMoment = (value: unknown): number | null => {
  const time = readTime(value);
  return time === undefined ? null : Date.parse(time);
};

/** A server that says nothing of nights makes no backups in them. */
function readNightly(value: unknown): NightlyBackups | null {
  if (value === undefined || value === null) return null;
  const nightly = readObject(value, 'the nightly backups');
  if (nightly['isOn'] !== true) return null;
  const lastGoodAt = readMoment(nightly['lastGoodAt']);
  const failure = nightly['failure'] ?? null;
  if (failure === null) return { lastGoodAt, failure };
  const failed = readObject(failure, 'a failed backup');
  return { lastGoodAt, failure: { at: readMoment(failed['at']) ?? 0, reason: readText(failed['reason']) } };
}

/** `GET /api/backups` (an extension), the newest first. */
export function normaliseBackups(answer: unknown): BackupState {
  const state = readObject(answer, 'the backups');
  return {
    backups: readList(state['data'], 'the backups').map(readBackup),
    missing: readMissing(state['missing']),
    nightly: readNightly(state['nightly']),
  };
}

/** What opens a download: the backup's id, and its key. */
export function normaliseBackupKey(answer: unknown): { readonly id: string; readonly key: string } {
  const data = readObject(readObject(answer, 'a backup')['data'], 'a backup');
  const key = readText(data['key']);
  if (key === '') throw malformed('a backup without the key of its download');
  return { id: readText(data['id']), key };
}
