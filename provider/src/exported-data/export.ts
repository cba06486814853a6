import { constants, statSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { databaseName } from '../backup/archive.ts';
import { nothingElsewhere, withCapture } from '../backup/capture.ts';
import type { Capture, Elsewhere } from '../backup/capture.ts';
import { schemaOf } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { SqliteFile } from '../db/sqlite-file.ts';
import { text } from '../db/rows.ts';
import { digestOf } from '../lib/files.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { syncFolder } from '../media/store.ts';
import { DataRefused, formatName, formatVersion, manifestName, tableFile } from './format.ts';
import type { ExportedFile, Manifest } from './format.ts';
import { contentTables } from './tables.ts';
import type { ContentTable } from './tables.ts';

/** What was exported. */
export interface ExportedFacts {
  readonly entries: number;
  readonly files: number;
  /** Of all media. */
  readonly bytes: number;
  /** Media files that the content names and that are missing. */
  readonly missing: readonly FileUse[];
}

function rowsOf(db: SqliteFile, { name, order, json = [] }: ContentTable): readonly object[] {
  return db
    .prepare(`SELECT * FROM ${name} ORDER BY ${order}`)
    .all()
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          json.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
        ]),
      ),
    );
}

async function writeSynced(path: string, content: string): Promise<void> {
  // It holds drafts: nobody else is to read it.
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function copyMedia(from: string, to: string, file: string): Promise<ExportedFile> {
  const path = join(to, file);
  await copyFile(join(from, file), path, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  const handle = await open(path, 'r');
  try {
    await handle.sync();
    return { file, ...(await digestOf(path)) };
  } finally {
    await handle.close();
  }
}

async function writeFolder({ staging, missing: lacking }: Capture, folder: string): Promise<ExportedFacts> {
  await mkdir(join(folder, 'data'), { recursive: true });
  await mkdir(join(folder, 'media'));
  // A copy, which may be of an older version.
  const db = openDatabase(join(staging, databaseName)).file;
  try {
    let entries = 0;
    for (const table of contentTables) {
      const rows = rowsOf(db, table);
      entries += rows.length;
      await writeSynced(join(folder, tableFile(table.name)), toJson(rows));
    }
    const names = new Set(
      db
        .prepare('SELECT file FROM media UNION SELECT file FROM original ORDER BY file')
        .all()
        .map((row) => text(row, 'file')),
    );
    // The history and deletions, which others need, are not in it.
    const missing = lacking.filter(({ file }) => names.has(file));
    for (const { file } of missing) names.delete(file);
    const files: ExportedFile[] = [];
    for (const name of names) files.push(await copyMedia(join(staging, 'media'), join(folder, 'media'), name));
    const manifest: Manifest = {
      format: formatName,
      version: formatVersion,
      schema: schemaOf(db),
      exportedAt: new Date().toISOString(),
      files,
      ...(missing.length === 0 ? {} : { missing }),
    };
    await writeSynced(join(folder, manifestName), toJson(manifest));
    for (const part of ['data', 'media', '.']) await syncFolder(join(folder, part));
    return { entries, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), missing };
  } finally {
    db.close();
  }
}

/**
 * Writes all content of a data folder as JSON and files into a new folder (docs/exported-data.md), while a provider may be at
 * work on it. The folder gets its name when it is whole.
 * @throws {DataRefused} when the folder is there already
 * @throws {BackupRefused} when there is nothing to export
 */
export async function exportData(
  dataDir: string,
  target: string,
  elsewhere: Elsewhere = nothingElsewhere,
): Promise<ExportedFacts> {
  const folder = resolve(target);
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined) {
    throw new DataRefused(`${target} is there already. Name a new folder.`);
  }
  const partial = `${folder}.partial-${String(process.pid)}`;
  const write = async (capture: Capture): Promise<ExportedFacts> => {
    try {
      await mkdir(partial, { recursive: true, mode: 0o700 });
      const facts = await writeFolder(capture, partial);
      await rename(partial, folder);
      await syncFolder(dirname(folder));
      return facts;
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw error;
    }
  };
  return await withCapture(resolve(dataDir), 'export-data', write, elsewhere);
}
