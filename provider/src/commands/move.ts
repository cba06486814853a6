/**
 * `npm run move -- --to postgres://…`: moves the database of a data folder to a PostgreSQL server; `-- --to file` moves the one at
 * DATABASE_URL back into the folder. The provider is stopped meanwhile. Media files stay where they are; the former database stays
 * as it is.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseName } from '../backup/archive.ts';
import { ConfigError, readConfig } from '../config.ts';
import { copyToFile } from '../db/postgres/copy.ts';
import type { PostgresDatabase } from '../db/postgres/database.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { differences, rowsIn } from '../db/compare.ts';
import { assertUsable, openDatabase } from '../db/open.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { isEmptyOfContent } from '../exported-data/emptiness.ts';
import { acquireLock } from '../lock.ts';
import { syncFolder } from '../media/store.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { Misused, runCommand } from './run.ts';

const usage = 'npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE, or npm run move -- --to file';

class MoveRefused extends ConfigError {}

/** Every row is the same, and every file that they name is in the folder. @returns what to say of it */
function verify(
  from: PostgresDatabase | SqliteDatabase,
  to: PostgresDatabase | SqliteDatabase,
  folder: string,
): string {
  const different = differences(from, to);
  if (different.length > 0) throw new MoveRefused(`These tables are not the same afterwards: ${different.join(', ')}.`);
  const files = storedFiles(to);
  const missing = files.filter((file) => !existsSync(join(folder, 'media', file)));
  if (missing.length > 0) throw new MoveRefused(`These media files are missing: ${missing.slice(0, 5).join(', ')}.`);
  return `${String(rowsIn(to))} rows are the same on both sides; ${String(files.length)} media files are there.`;
}

function toServer(folder: string, url: string): string {
  const path = join(folder, databaseName);
  if (!existsSync(path)) throw new MoveRefused(`There is no database in the data folder ${folder}.`);
  // Brings an older one to the newest schema first.
  openDatabase(path).close();
  const from = new SqliteDatabase(path, { readOnly: true });
  const to = openPostgres(url);
  try {
    if (to.prepare('SELECT 1 FROM administrator LIMIT 1').get() !== undefined || !isEmptyOfContent(to)) {
      throw new MoveRefused('The PostgreSQL database is not empty. Move into an empty one.');
    }
    to.replaceTables({ from: path, tables: to.tables() });
    return verify(from, to, folder);
  } finally {
    from.close();
    to.close();
  }
}

async function toFile(folder: string, url: string): Promise<string> {
  const path = join(folder, databaseName);
  if (existsSync(path))
    throw new MoveRefused(`There is a database in the data folder already. Move or rename ${path}.`);
  const partial = `${path}.moving`;
  const from = openPostgres(url);
  try {
    await rm(partial, { force: true });
    copyToFile(from, partial);
    assertUsable(partial);
    const to = openDatabase(partial);
    let said: string;
    try {
      said = verify(from, to, folder);
    } finally {
      to.close();
    }
    await syncFolder(partial);
    await rename(partial, path);
    await syncFolder(folder);
    return said;
  } finally {
    from.close();
    await rm(partial, { force: true });
  }
}

await runCommand(async () => {
  const [flag, target, ...others] = process.argv.slice(2);
  if (flag !== '--to' || target === undefined || others.length > 0) throw new Misused(`Usage: ${usage}`);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const folder = resolve(dataDir);
  if (!existsSync(folder)) throw new MoveRefused(`There is no data folder ${folder}. DATA_DIR names it.`);
  const lock = acquireLock(join(folder, 'lock.db'));
  try {
    if (target === 'file') {
      if (databaseUrl === null)
        throw new MoveRefused('DATABASE_URL is not set: it names the database that is to be moved.');
      const said = await toFile(folder, databaseUrl);
      console.info(`Moved the database into ${folder}. ${said}\nStart Vitrine without DATABASE_URL from now on.`);
      return;
    }
    const { databaseUrl: url } = readConfig({ DATABASE_URL: target });
    if (url === null) throw new Misused(`Usage: ${usage}`);
    const said = toServer(folder, url);
    console.info(
      `Moved the database. ${said}\nSet DATABASE_URL and start Vitrine; ${join(folder, databaseName)} is as it was.`,
    );
  } finally {
    lock.release();
  }
});
