import { expect, test } from 'vitest';
import { newestSchema } from '../../provider/src/db/migrate.ts';
import { TextRefused } from '../../provider/src/db/postgres/errors.ts';
import { openPostgres } from '../../provider/src/db/postgres/open.ts';
import { toProblem } from '../../provider/src/http/errors.ts';
import { newDatabase, startServer } from './support/servers.ts';
import { withClient } from './support/client.ts';

test('a database of another program is left alone', async () => {
  const url = await newDatabase();
  await withClient(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE theirs (id int)'),
  );
  await expect(openPostgres(url)).rejects.toThrow('The database has tables of another program.');
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    expect(rows).toEqual([{ table_name: 'theirs' }]);
  });
});

test('a newer one is refused, unless it says that this version may go on beside it', async () => {
  const url = await newDatabase();
  await withClient(url, (client) => client.query('UPDATE installation SET schema = $1', [newestSchema + 5]));
  await (await openPostgres(url)).close();
  await withClient(url, (client) => client.query('UPDATE installation SET oldest_schema = $1', [newestSchema + 5]));
  await expect(openPostgres(url)).rejects.toThrow(/newer version/);
});

test('numbers and texts that PostgreSQL does not have are refused in words, or not found', async () => {
  const server = await startServer(await newDatabase());
  const insert = server.data.db.prepare('INSERT INTO category (name, name_key) VALUES (?, ?)');
  await expect(insert.run('a\u0000b', 'x')).rejects.toThrow(TextRefused);
  expect(toProblem(new TextRefused())).toMatchObject({ status: 400 });
  for (const id of ['9223372036854775807', '9223372036854775808', '99999999999999999999999999']) {
    expect((await server.app.inject({ url: `/api/stories/${id}` })).statusCode, id).toBe(404);
  }
});
