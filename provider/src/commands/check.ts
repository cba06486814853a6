/** `npm run check [-- --quick]`: compares database and files, while the provider goes on. Writes nothing. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sayMissing } from '../backup/missing.ts';
import { databaseName } from '../backup/archive.ts';
import { checkInstallation } from '../health/check.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import { assertNotBehind } from '../db/open.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { openStore } from '../media/bucket-store.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { Misused, runCommand, warnOfRest, withInstallation } from './run.ts';

const usage = 'Usage: npm run check [-- --quick]';

/** @throws {UnusableDatabase} where there is none, or one of another version */
function openToRead(path: string): SqliteDatabase {
  if (!existsSync(path)) throw new UnusableDatabase(`There is no database ${path}. DATA_DIR names the data folder.`);
  assertNotBehind(path);
  return new SqliteDatabase(path, { readOnly: true });
}

/** One list of files that are not as they should be; none where there are none. */
const sayFiles = (files: readonly FileUse[], state: 'missing' | 'damaged', what: string): readonly string[] =>
  files.length === 0 ? [] : [sayMissing(files, what, undefined, state)];

await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--quick') || words.length > 1) throw new Misused(usage);
  const config = readConfig(process.env);
  const folder = resolve(config.dataDir);
  console.info(`Checking ${folder}`);
  const found = await withInstallation(config, async ({ server, bucket }) => {
    const db: Database = server ?? openToRead(join(folder, databaseName));
    try {
      return await checkInstallation(db, folder, openStore(folder, bucket), words.includes('--quick'));
    } finally {
      if (db !== server) await db.close();
    }
  });
  const { damage, files, missing, changed, compared, unnamed, orphans, revisions } = found;
  console.info(
    `${String(files)} media files are named, ${String(files - missing.length)} are there; ${String(compared)} were compared with what they were when they came.`,
  );
  console.info(`${String(revisions.count)} revisions are stored.`);
  if (unnamed.length > 0) {
    console.info(`${String(unnamed.length)} media files are needed by nothing: the next start removes them.`);
  }
  if (orphans.length > 0) {
    console.info(
      `${String(orphans.length)} pictures in variants/ are made from files that have gone. They may be deleted.`,
    );
  }
  const faults = [
    ...(damage.length === 0
      ? []
      : ['The database is damaged: restore the last good backup.', ...damage.map((one) => `  ${one}`)]),
    ...sayFiles(missing, 'missing', 'Choose them anew where they are used, or take them from a backup.'),
    ...sayFiles(changed, 'damaged', 'They are not what they were when they came: take them from a backup.'),
    ...(revisions.unreadable.length === 0
      ? []
      : [
          `${String(revisions.unreadable.length)} revisions cannot be read: ${revisions.unreadable.slice(0, 20).join(', ')}.`,
        ]),
  ];
  if (faults.length > 0) warnOfRest(faults.join('\n'));
  else console.info('Everything is there.');
});
