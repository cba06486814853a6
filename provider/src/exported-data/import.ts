import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import type { Bucket } from '../media/bucket.ts';
import { openDataFolder } from '../start/data-folder.ts';
import type { DataFolder } from '../start/data-folder.ts';
import { migrate, newestSchema } from '../db/migrate.ts';
import { number, text } from '../db/rows.ts';
import { SqliteFile } from '../db/sqlite-file.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { assertReadable } from '../backup/assert-readable.ts';
import { assertUsual } from '../backup/assert-usual.ts';
import { HttpError } from '../lib/http-error.ts';
import { isMissing } from '../lib/files.ts';
import { syncAll } from '../media/store.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { checkFile } from './check-file.ts';
import { isEmptyOfContent } from './emptiness.ts';
import { DataRefused, readManifest, readRows, tableFile } from './format.ts';
import type { Manifest } from './format.ts';
import type { ExportedFacts } from './export.ts';
import { contentTables } from './tables.ts';
import { wordsOf } from '../lib/error-words.ts';

/** Fills a database that has the schema of the data. Its own rules refuse what cannot be. */
async function fill(db: SqliteFile, folder: string): Promise<number> {
  let entries = 0;
  for (const table of contentTables) {
    const known = db.columns(table.name);
    // A table that the schema did not have then.
    if (known.length === 0) continue;
    db.exec(`DELETE FROM ${table.name}`);
    const rows = await readRows(folder, table, known);
    for (const [index, row] of rows.entries()) {
      const columns = Object.keys(row);
      const places = columns.map(() => '?').join(', ');
      try {
        db.prepare(`INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${places})`).run(...Object.values(row));
      } catch (error) {
        const why = wordsOf(error);
        throw new DataRefused(`${tableFile(table.name)}, entry ${String(index + 1)}: ${why}`);
      }
    }
    entries += rows.length;
  }
  return entries;
}

function assertConnected(db: SqliteFile): void {
  const broken = db.prepare('PRAGMA foreign_key_check').get();
  if (broken === undefined) return;
  throw new DataRefused(
    `${tableFile(text(broken, 'table'))} names an entry of ${tableFile(text(broken, 'parent'))} that is not there.`,
  );
}

/** What pages and screens are made of can be read: no entry is of a shape, a size or a time that nothing writes. */
async function assertGood(path: string): Promise<void> {
  const db = new SqliteDatabase(path, { readOnly: true });
  try {
    assertUsual(db.file);
    await assertReadable(db);
  } catch (error) {
    throw error instanceof HttpError ? new DataRefused('An entry of the data cannot be read.') : error;
  } finally {
    await db.close();
  }
}

/** A database of its own with the data, brought to the newest schema. */
async function stage(path: string, folder: string, { schema }: Manifest): Promise<number> {
  if (schema > newestSchema) {
    throw new DataRefused(
      `The data was exported by a newer version (schema ${String(schema)}; this version knows up to ${String(newestSchema)}).`,
    );
  }
  // Whether entries name each other rightly is looked at when all are there.
  const db = new SqliteFile(path, { enableForeignKeyConstraints: false });
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    migrate(db, schema);
    const entries = await fill(db, folder);
    assertConnected(db);
    migrate(db);
    assertConnected(db);
    return entries;
  } finally {
    db.close();
  }
}

/** The files that the staged data names. */
function namedFiles(staged: SqliteFile) {
  return [false, true].flatMap((isOriginal) =>
    staged
      .prepare(`SELECT file, content_type, bytes FROM ${isOriginal ? 'original' : 'media'}`)
      .all()
      .map((row) => ({
        file: text(row, 'file'),
        bytes: number(row, 'bytes'),
        contentType: text(row, 'content_type'),
        isOriginal,
      })),
  );
}

/** One after the other each name would wait for the disk by itself. */
const putAtOnce = 32;

/** Copies every file under its own name, but for those that were missing at the export. A start removes what is there without a row, so a kill leaves nothing behind. */
async function copyFiles(staged: SqliteFile, source: string, { files, missing = [] }: Manifest, { media }: DataFolder) {
  const listed = new Map(files.map((one) => [one.file, one]));
  const known = new Set(missing.map(({ file }) => file));
  const named = namedFiles(staged).filter(({ file }) => listed.has(file) || !known.has(file));
  for (const { file, bytes, ...kind } of named) {
    const entry = listed.get(file);
    if (entry === undefined) throw new DataRefused(`The data names media/${file}, which vitrine.json does not list.`);
    if (entry.bytes !== bytes)
      throw new DataRefused(`media/${file} has ${String(entry.bytes)} bytes, not ${String(bytes)}.`);
    const arriving = join(media.incoming, file);
    await copyFile(join(source, file), arriving, constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (isMissing(error)) {
        throw new DataRefused(`media/${file} is missing.`);
      }
      throw error;
    });
    // The copy is looked at, not the source: that may change meanwhile.
    await checkFile(media.incoming, entry, kind);
  }
  await syncAll(named.map(({ file }) => join(media.incoming, file)));
  const limit = pLimit(putAtOnce);
  await limit.map(named, ({ file }) => media.put(join(media.incoming, file), file));
  return named;
}

/**
 * Puts exported data into a data folder that has no content: one that is absent, or whose site is empty. Administrators stay as
 * they are. Whatever is refused leaves it without content.
 * @param databaseUrl of the PostgreSQL database that is in place of the folder's own
 * @param bucket where the media files are, where they are not in the folder
 * @throws {DataRefused} when the data is damaged, incomplete or newer, or there is content
 * @throws {DataFolderLocked} when a provider runs on the folder
 * @throws {UnusableDatabase} when a former version has written to the database
 */
export async function importData(
  source: string,
  dataDir: string,
  databaseUrl: string | null = null,
  bucket: Bucket | null = null,
): Promise<ExportedFacts> {
  const from = resolve(source);
  const manifest = await readManifest(from);
  const folder = await openDataFolder(dataDir, databaseUrl, bucket, null, 'filler');
  try {
    if (!(await isEmptyOfContent(folder.db))) {
      throw new DataRefused(`There is content in ${dataDir} already. Import into an empty data folder.`);
    }
    const staging = await mkdtemp(join(folder.media.incoming, 'import-data-'));
    try {
      const path = join(staging, 'staged.db');
      const entries = await stage(path, from, manifest);
      await assertGood(path);
      const staged = new SqliteFile(path, { readOnly: true });
      try {
        const files = await copyFiles(staged, join(from, 'media'), manifest, folder);
        await folder.db.replaceTables({ from: path, tables: contentTables.map(({ name }) => name) });
        const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
        return { entries, files: files.length, bytes, missing: manifest.missing ?? [] };
      } finally {
        staged.close();
      }
    } catch (error) {
      folder.media.removeUnreferenced(new Set(await storedFiles(folder.db)));
      throw error;
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  } finally {
    await folder.close();
  }
}
