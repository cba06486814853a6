import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { digestOf, isMissing } from '../lib/files.ts';
import { findMissing } from './missing-media.ts';
import type { MediaStore } from '../media/store.ts';
import { createFileDigestRepository } from '../repositories/file-digests.ts';
import { describeFiles } from '../repositories/file-uses.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { findUnreadable } from '../repositories/revisions.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { toVariantSource } from '../rules/variants.ts';

/** What an installation is found to be. */
export interface Checked {
  /** What the database says of its own damage; empty where it is whole. */
  readonly damage: readonly string[];
  /** Media files that the database names. */
  readonly files: number;
  readonly missing: readonly FileUse[];
  /** Those that are not what they were when they came. */
  readonly changed: readonly FileUse[];
  /** How many were compared with what they were. */
  readonly compared: number;
  /** Media files that nothing needs; the next start removes them. */
  readonly unnamed: readonly string[];
  /** Pictures made from files that are not there any more; they may be deleted. */
  readonly orphans: readonly string[];
  readonly revisions: { readonly count: number; readonly unreadable: readonly number[] };
}

/** The most findings of SQLite's integrity check that are reported. */
const mostDamage = 20;

/** PostgreSQL looks after its own files, and has refused whatever does not fit together. */
function findDamage(db: Database): readonly string[] {
  if (!(db instanceof SqliteDatabase)) return [];
  const said = db.file
    .prepare(`PRAGMA integrity_check(${String(mostDamage)})`)
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((words) => words !== 'ok');
  const loose = db.file.prepare('PRAGMA foreign_key_check').all();
  const named = loose
    .slice(0, mostDamage)
    .map((row) => `A row of ${String(row['table'])} names one of ${String(row['parent'])} that is not there.`);
  return [...said, ...new Set(named)];
}

/** Files of a folder that are made from pictures, and whose pictures are gone. */
function findOrphans(folder: string, sources: ReadonlySet<string>): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => {
    const source = toVariantSource(name);
    return source !== null && !sources.has(source);
  });
}

/**
 * Compares what the database says with what is there, both ways. Writes nothing.
 * @param dataDir absolute path of the data folder
 * @param isQuick leaves out what reads every file
 */
export async function checkInstallation(
  db: Database,
  dataDir: string,
  store: MediaStore,
  isQuick: boolean,
): Promise<Checked> {
  const { folder, bucket } = store;
  const missing = await findMissing(db, store);
  const there = bucket === null ? [...(await store.list())] : [];
  const named = await storedFiles(db);
  const needed = new Set(named);
  const known = await createFileDigestRepository(db).all();
  const changed: string[] = [];
  let compared = 0;
  for (const file of isQuick || bucket !== null ? [] : named) {
    const digest = known.get(file);
    if (digest === undefined) continue;
    try {
      if ((await digestOf(join(folder, file))).sha256 !== digest) changed.push(file);
      compared += 1;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  const { count, ids } = await findUnreadable(db);
  return {
    damage: findDamage(db),
    files: named.length,
    missing,
    changed: await describeFiles(db, changed),
    compared,
    unnamed: there.filter((file) => !needed.has(file)),
    orphans: findOrphans(join(dataDir, 'variants'), needed),
    revisions: { count, unreadable: ids },
  };
}
