import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate, newestSchema, otherSchema, schemaOf } from '../../provider/src/db/migrate.ts';
import { SqliteFile } from '../../provider/src/db/sqlite-file.ts';
import { exportData } from '../../provider/src/exported-data/export.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { runCommandFile, temporaryFolder } from './support/process.ts';

/** A data folder as a provider of a former version has it. */
function formerFolder(): { readonly folder: string; readonly schema: () => number } {
  const folder = temporaryFolder();
  const path = join(folder, 'vitrine.db');
  const db = new SqliteFile(path);
  migrate(db, newestSchema - 1);
  db.close();
  return {
    folder,
    schema: () => {
      const now = new SqliteFile(path, { readOnly: true });
      const schema = schemaOf(now);
      now.close();
      return schema;
    },
  };
}

test('a command that is refused, or works beside a provider of a former version, leaves it the database', async () => {
  const { folder, schema } = formerFolder();
  const [alone, data] = [temporaryFolder(), join(temporaryFolder(), 'data')];
  await (await openDataFolder(alone)).close();
  await exportData(alone, data);
  const said = await Promise.all(
    (
      [
        ['password', []],
        ['check', []],
        ['import-data', [data]],
      ] as const
    ).map(([name, given]) => runCommandFile(name, given, { DATA_DIR: folder })),
  );
  for (const { code, err } of said) expect([code, err]).toEqual([1, `${otherSchema(newestSchema - 1)}\n`]);
  expect(schema()).toBe(newestSchema - 1);
});
