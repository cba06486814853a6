import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { undoLifetime } from '../../provider/src/undo/record.ts';
import { changeJson, isOnPostgres } from '../contract/support/database.ts';
import { film, picture } from '../contract/support/provider.ts';
import { everything, startClient } from './support/client.ts';
import type { Client, Made } from './support/client.ts';

interface Deleted {
  readonly undo: string;
  readonly kind: string;
  readonly title: string | null;
  readonly deletedAt: string;
  readonly expiresAt: string;
  readonly files: number;
  readonly bytes: number;
  readonly uses: readonly { readonly place: string; readonly position: number }[];
  readonly projects: number;
}

const day = 24 * 60 * 60_000;
const list = async ({ call }: Client) => (await call<{ data: readonly Deleted[] }>('GET', '/api/deleted')).data;
const filesOf = ({ provider }: Client): number => readdirSync(join(provider.folder, 'media')).length;
const withFilm = { grids: [{ gridType: 'G2', position: '1', frames: [] }], grid_0_frame_0_0: film() };

/** Shows a project's first frame in a header slot. */
const show = ({ call }: Client, made: Made, position: number, status = 201) =>
  call(
    'POST',
    '/api/homepage/headervideos',
    { projectId: made.id, headervideoUrl: made.grids[0]?.frames[0]?.mediaUrl, position },
    status,
  );
const slotAt = async ({ call }: Client, position: number): Promise<number> => {
  const { headerdata } = await call<{ headerdata: readonly { id: number; position: number }[] }>(
    'GET',
    '/api/homepage/headervideos',
  );
  return headerdata.find((slot) => slot.position === position)?.id ?? 0;
};

test('the list names all that was deleted, the last first, with what goes with it', async () => {
  const client = await startClient(false);
  const { data: category } = await client.call<{ data: { id: number } }>('POST', '/api/category', { name: 'Tea' }, 201);
  const project = await client.create({
    title: 'Upar',
    HeaderMedia: picture(),
    category: String(category.id),
    ...withFilm,
  });
  await show(client, project, 2);
  const { data: story } = await client.send<{ data: { id: number } }>('POST', '/api/stories', {
    title: 'On tea',
    authorname: 'A',
    content: 'C',
  });
  const brought = await client.bring(project.id, picture('brought.jpg'));
  await client.send('POST', '/api/aboutpage', { introHeading: 'Half a ream', mediaUrl: picture() });
  await client.send('POST', '/api/aboutpage', { introHeading: 'x' });
  await client.wait(1000);
  for (const url of [
    `/api/media/${brought.id}`,
    `/api/homepage/headervideos/${String(await slotAt(client, 2))}`,
    `/api/category/${String(category.id)}`,
    `/api/stories/${String(story.id)}`,
    `/api/projects/${String(project.id)}`,
  ]) {
    await client.remove(url);
    await client.wait(1000);
  }
  const found = await list(client);
  expect(found.map(({ kind, title, files, uses, projects }) => ({ kind, title, files, uses, projects }))).toEqual([
    { kind: 'project', title: 'Upar', files: 2, uses: [], projects: 0 },
    { kind: 'story', title: 'On tea', files: 0, uses: [], projects: 0 },
    { kind: 'category', title: 'Tea', files: 0, uses: [], projects: 1 },
    { kind: 'headerVideo', title: 'Upar', files: 0, uses: [{ place: 'headerVideo', position: 2 }], projects: 0 },
    { kind: 'media', title: 'brought.jpg', files: 1, uses: [], projects: 0 },
    { kind: 'about', title: 'Half a ream', files: 1, uses: [], projects: 0 },
  ]);
  expect(found[0]?.bytes).toBeGreaterThan(film().size);
  for (const { deletedAt, expiresAt } of found) {
    expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(undoLifetime);
  }
  const visitor = await client.provider.app.inject({ url: '/api/deleted' });
  expect(visitor.statusCode).toBe(401);
});

test('after 29 days a project is restored with its files, which nobody was served meanwhile', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Upar', HeaderMedia: picture(), ...withFilm });
  await show(client, project, 1);
  const before = await everything(client);
  const path = project.grids[0]?.frames[0]?.mediaUrl ?? '';
  const token = await client.remove(`/api/projects/${String(project.id)}`);
  await client.wait(29 * day);
  expect(await list(client)).toMatchObject([{ undo: token, kind: 'project' }]);
  await client.call('GET', `/${path}`, undefined, 404);
  expect(await client.undo(token)).toEqual({ message: 'Undone.' });
  expect(await everything(client)).toEqual(before);
  expect(await list(client)).toEqual([]);
});

test('what is deleted for good is gone, with its files and nothing else', async () => {
  const client = await startClient(false);
  const [one, other] = [
    await client.create({ title: 'One', HeaderMedia: picture() }),
    await client.create({ title: 'Other', HeaderMedia: picture() }),
  ];
  const token = await client.remove(`/api/projects/${String(one.id)}`);
  const kept = await client.remove(`/api/projects/${String(other.id)}`);
  expect(filesOf(client)).toBe(2);
  await client.call('DELETE', `/api/deleted/${token}`);
  expect(filesOf(client)).toBe(1);
  await client.undo(token, 410);
  await client.call('DELETE', `/api/deleted/${token}`, undefined, 404);
  expect(await list(client)).toMatchObject([{ undo: kept }]);
  await client.undo(kept);
  await client.call('GET', '/api/project?slug=other');
});

test('emptying spares what was deleted after the list was read', async () => {
  const client = await startClient(false);
  const made = [];
  for (const title of ['One', 'Two', 'Three']) made.push(await client.create({ title, HeaderMedia: picture() }));
  for (const { id } of made.slice(0, 2)) {
    await client.remove(`/api/projects/${String(id)}`);
    await client.wait(1000);
  }
  const [newest] = await list(client);
  const late = await client.remove(`/api/projects/${String(made[2]?.id)}`);
  await client.call('DELETE', `/api/deleted?until=${newest?.deletedAt ?? ''}`);
  expect(await list(client)).toMatchObject([{ undo: late }]);
  expect(filesOf(client)).toBe(1);
  await client.call('DELETE', '/api/deleted');
  expect(await list(client)).toEqual([]);
  expect(filesOf(client)).toBe(0);
});

test('a restoration says what it had to leave out', async () => {
  const client = await startClient(false);
  const { data: category } = await client.call<{ data: { id: number } }>('POST', '/api/category', { name: 'Tea' }, 201);
  const friend = await client.create({ title: 'Friend' });
  const project = await client.create({
    title: 'Upar',
    category: String(category.id),
    relatedProjects: [friend.id],
    ...withFilm,
  });
  const other = await client.create({ title: 'Other', ...withFilm });
  await show(client, project, 1);
  const token = await client.remove(`/api/projects/${String(project.id)}`);
  await client.remove(`/api/category/${String(category.id)}`);
  await client.remove(`/api/projects/${String(friend.id)}`);
  await show(client, other, 1);
  await client.create({ title: 'Upar' });
  await client.wait(20 * day);
  expect(await client.undo(token)).toEqual({
    message: 'Undone.',
    leftOut: [
      'Its address is taken by another project. It is at /project/upar-2 now.',
      'Its category has been deleted.',
      'A related project has been deleted, or has two others by now.',
      'Header video 1 shows something else now.',
    ],
  });
});

test('a category comes back to the projects that have no other by then', async () => {
  const client = await startClient(false);
  const add = (name: string) => client.call<{ data: { id: number } }>('POST', '/api/category', { name }, 201);
  const [tea, signs] = [(await add('Tea')).data, (await add('Signs')).data];
  const [one, other] = [
    await client.create({ title: 'One', category: String(tea.id) }),
    await client.create({ title: 'Other', category: String(tea.id) }),
  ];
  const token = await client.remove(`/api/category/${String(tea.id)}`);
  await client.send('PATCH', `/api/projects/${String(other.id)}/edit`, { category: String(signs.id) });
  expect(await client.undo(token)).toEqual({
    message: 'Undone.',
    leftOut: ['It had 2 projects. Those that are in another category now stay there.'],
  });
  const { data } = await client.call<{ data: readonly { id: number; categoryId: number }[] }>('GET', '/api/projects');
  expect(data).toMatchObject([
    { id: one.id, categoryId: tea.id },
    { id: other.id, categoryId: signs.id },
  ]);
});

test('a project that was deleted, restored and deleted again has one entry', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Upar', HeaderMedia: picture() });
  for (let times = 0; times < 3; times += 1) {
    const token = await client.remove(`/api/projects/${String(id)}`);
    expect(await list(client)).toMatchObject([{ undo: token, title: 'Upar' }]);
    await client.undo(token);
    await client.undo(token, 410);
  }
  expect(await list(client)).toEqual([]);
});

test('a film of the home page waits for its project, and says so', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Upar', ...withFilm });
  await show(client, project, 3);
  const slot = await client.remove(`/api/homepage/headervideos/${String(await slotAt(client, 3))}`);
  const whole = await client.remove(`/api/projects/${String(project.id)}`);
  expect(
    (await list(client)).map(({ title }) => title),
    'named by the deleted project',
  ).toEqual(['Upar', 'Upar']);
  expect(await client.undo(slot, 409)).toEqual({ message: 'Its project has been deleted too. Restore that first.' });
  await client.undo(whole);
  expect(await client.undo(slot)).toEqual({ message: 'Undone.' });
});

test('what an older version has stored is restored, and what does not fit is refused, not a fault', async () => {
  const client = await startClient(false);
  const { data } = await client.send<{ data: { id: number } }>('POST', '/api/stories', {
    title: 'On tea',
    authorname: 'A',
    content: 'C',
  });
  const token = await client.remove(`/api/stories/${String(data.id)}`);
  const { db } = client.provider.data;
  const change = (of: string, column: string, value: string | null) =>
    changeJson(db, { table: 'undo', column: 'taken', where: { token: of } }, (taken) => {
      Object.assign(Object(taken).story[0], { [column]: value });
    });
  await change(token, 'mood', 'calm');
  await client.undo(token);
  const again = await client.remove(`/api/stories/${String(data.id)}`);
  await change(again, 'title', null);
  expect(await client.undo(again, 409)).toEqual({ message: 'This does not fit what is stored now.' });
  expect(await list(client)).toMatchObject([{ undo: again, title: null }]);
});

test.skipIf(isOnPostgres)('a data folder from before has its deletions for thirty days too', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Upar', HeaderMedia: picture() });
  const token = await client.remove(`/api/projects/${String(id)}`);
  const { db } = client.provider.data;
  const now = Date.now();
  await db.exec('ALTER TABLE undo DROP COLUMN deleted_at; PRAGMA user_version = 6');
  await db.exec(
    'DROP INDEX project_counted; DROP INDEX project_in_category; DROP INDEX project_hidden; DROP TABLE about_media; DROP TABLE kept_look; ALTER TABLE about DROP COLUMN people; CREATE INDEX project_category ON project (category_id); DROP TABLE file_digest; DROP TABLE clean_file; DROP TABLE closing; DROP TABLE message; DROP TABLE contact_form; DROP TABLE visit; DROP TABLE uncounted; DROP TABLE text_picture; ALTER TABLE project DROP COLUMN sealed_shows; DROP TABLE short_lived; DROP TABLE log_entry; DROP TABLE invitation; ALTER TABLE administrator DROP COLUMN name; ALTER TABLE administrator DROP COLUMN created_at; ALTER TABLE administrator DROP COLUMN logged_in_at; ALTER TABLE administrator DROP COLUMN removed_at; DROP TABLE recovery_code; DROP TABLE totp; DROP TABLE passkey; DROP TABLE passkey_handle; ALTER TABLE session DROP COLUMN user_agent; DROP TABLE revision; DROP TABLE revision_media; DROP TABLE import_file; DROP TABLE import_item; DROP TABLE import; DROP TABLE redirect; DROP TABLE story_media; DROP TABLE page_media; DROP TABLE former_page_slug; DROP TABLE page; DROP TABLE former_file; DROP TABLE link; DROP TABLE original; DROP TABLE site; ALTER TABLE former_slug DROP COLUMN left_at; DROP TABLE second_light; DROP TABLE rendition; ALTER TABLE media DROP COLUMN needs_no_rendition; ALTER TABLE about DROP COLUMN changed_at; ALTER TABLE media DROP COLUMN focus_x; ALTER TABLE media DROP COLUMN focus_y; ALTER TABLE media DROP COLUMN has_sound; ALTER TABLE media DROP COLUMN sound; ALTER TABLE media DROP COLUMN captions; ALTER TABLE project DROP COLUMN description_format; ALTER TABLE story DROP COLUMN content_format; ALTER TABLE story DROP COLUMN dated_at',
  );
  for (const table of ['project', 'story']) {
    await db.exec(`DROP INDEX ${table}_publish_at`);
    for (const column of ['visibility', 'publish_at', 'search_description'])
      await db.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
  await db.prepare('UPDATE undo SET expires_at = ?').run(now + 10 * 60_000);
  await client.provider.data.close();
  const folder = await openDataFolder(client.provider.folder, client.provider.databaseUrl);
  expect(await folder.db.prepare('SELECT token, deleted_at, expires_at FROM undo').all()).toEqual([
    { token, deleted_at: now, expires_at: now + undoLifetime },
  ]);
  await folder.close();
});
