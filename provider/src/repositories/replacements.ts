import type { Database } from '../db/database.ts';
import { number, overwriting, text } from '../db/rows.ts';
import { createCleanFileRepository } from './clean-files.ts';
import type { NewMedia } from './media.ts';
import type { SnapshotRow } from './undo.ts';

/** Another file for a record that stays: whatever shows the record shows the new file. */
export interface ReplacementRepository {
  /** Gives a record a new file, without what belonged to the one before: poster, renditions and original. @param sound left out, as before */
  put(id: number, file: NewMedia, sound?: boolean): Promise<void>;
  /** Gives a record the file that a row of it had; its poster has to be there. */
  putBack(id: number, row: SnapshotRow): Promise<void>;
  /** The record that had a file of this name before. */
  findFormer(file: string): Promise<number | null>;
  /** The token that takes back the last replacement of a record's file, if it is still stored. */
  lastToken(id: number): Promise<string | null>;
}

/** What a row says of its file. The other columns are said about what the file shows, and stay. */
const columns = [
  'file',
  'original_name',
  'content_type',
  'media_type',
  'bytes',
  'width',
  'height',
  'duration',
  'color',
  'luminance_top',
  'luminance_bottom',
  'poster_id',
  'needs_no_rendition',
  'has_sound',
  'sound',
] as const;

/** Changes the file of a record of `media`, and keeps its former name in `former_file`. */
export function createReplacementRepository(db: Database): ReplacementRepository {
  const { note } = createCleanFileRepository(db);
  const fileOf = db.prepare('SELECT file, sound FROM media WHERE id = ?');
  const renditionsOf = db.prepare('DELETE FROM media WHERE id IN (SELECT media_id FROM rendition WHERE film_id = ?)');
  const posterOf = db.prepare('SELECT poster_id FROM media WHERE id = ? AND poster_id IS NOT NULL');
  const dropPoster = db.prepare(
    'DELETE FROM media WHERE id = :poster AND NOT EXISTS (SELECT 1 FROM media WHERE poster_id = :poster AND id <> :id)',
  );
  const dropOriginal = db.prepare('DELETE FROM original WHERE film_id = ?');
  const update = db.prepare(`UPDATE media SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`);
  const leave = db.prepare(
    `INSERT INTO former_file (file, media_id) VALUES (?, ?) ON CONFLICT (file) DO UPDATE SET ${overwriting(['media_id'])}`,
  );
  const comeBack = db.prepare('DELETE FROM former_file WHERE file = ?');
  const former = db.prepare('SELECT media_id FROM former_file WHERE file = ?');
  const lastToken = db.prepare(
    `SELECT token FROM undo WHERE kind = 'replaced_file' AND ${db.dialect.jsonNumber('taken', ['replaced', 0, 'id'])} = ?
       ORDER BY rowid DESC LIMIT 1`,
  );

  async function write(id: number, row: SnapshotRow): Promise<void> {
    const present = await fileOf.get(id);
    const poster = await posterOf.get(id);
    await renditionsOf.run(id);
    await dropOriginal.run(id);
    await update.run(...columns.map((name) => row[name] ?? null), id);
    if (poster !== undefined) await dropPoster.run({ poster: number(poster, 'poster_id'), id });
    if (present !== undefined) await leave.run(text(present, 'file'), id);
    await comeBack.run(text(row, 'file'));
  }

  return {
    async put(id, { file, facts, originalName }, sound) {
      await note(file);
      await write(id, {
        file,
        original_name: originalName,
        content_type: facts.contentType,
        media_type: facts.mediaType,
        bytes: facts.bytes,
        width: facts.width,
        height: facts.height,
        duration: facts.duration,
        color: facts.color,
        luminance_top: facts.luminance?.top ?? null,
        luminance_bottom: facts.luminance?.bottom ?? null,
        needs_no_rendition: 0,
        has_sound: facts.hasSound ? 1 : 0,
        sound: sound === undefined ? ((await fileOf.get(id))?.['sound'] ?? 0) : Number(sound),
      });
    },
    putBack: write,
    async findFormer(file) {
      const row = await former.get(file);
      return row === undefined ? null : number(row, 'media_id');
    },
    async lastToken(id) {
      const row = await lastToken.get(id);
      return row === undefined ? null : text(row, 'token');
    },
  };
}
