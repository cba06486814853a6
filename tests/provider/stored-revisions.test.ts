/** What earlier releases have stored of each kind can be shown and restored. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { revisionNumber } from '../../provider/src/rules/revision-upgrades.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient } from './support/client.ts';
import { differences, revisionsOf } from './support/history.ts';

/** Never changed again: a field that comes later needs an upgrade, and a sample under the next number. */
const fixtures = new URL('fixtures/revisions/', import.meta.url);
const kinds = ['project', 'story', 'about', 'homepage', 'settings'] as const;

async function startWithEach() {
  const client = await startClient(false);
  await client.call('POST', '/api/category', { name: 'Identity' }, 201);
  await client.create({ title: 'Upar', grids: [{ gridType: 'G4', position: '1', gridText: 'Now', frames: [] }] });
  await client.send('POST', '/api/stories', { title: 'Sun', authorname: 'Bo', content: 'It shines.' });
  await client.send('POST', '/api/aboutpage', { introHeading: 'A studio' });
  await client.call('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'Hello' }] });
  await client.send('PUT', '/api/site', siteTexts);
  return client;
}

const samples = kinds.flatMap((kind) =>
  Array.from({ length: revisionNumber(kind) + 1 }, (_, number) => ({ kind, number })),
);

test.each(samples)('a state of the $kind under number $number', async ({ kind, number }) => {
  const client = await startWithEach();
  const { db } = client.provider.data;
  const body = readFileSync(new URL(`${kind}-${String(number)}.json`, fixtures), 'utf8');
  await db
    .prepare(
      `INSERT INTO revision (kind, target_id, saved_at, saved_by, cause, restored_at, summary, body)
       VALUES (:kind, 1, 1, 'admin', 'saved', NULL, 'As it was', :body)`,
    )
    .run({ kind, body });
  const id = kind === 'project' || kind === 'story' ? 1 : undefined;
  const [revision] = await revisionsOf(client, kind, id);
  expect(revision).toMatchObject({ summary: 'As it was', isPresent: false });
  const shown = JSON.stringify(await differences(client, revision?.id ?? 0));
  expect(shown).toContain('as it was');
  await client.call('POST', `/api/revisions/${String(revision?.id)}/restore`);
  const [present] = await revisionsOf(client, kind, id);
  expect(present).toMatchObject({ cause: 'restored', isPresent: true });
});

test('each number of each kind has its sample', () => {
  expect(readdirSync(fixtures).toSorted()).toEqual(
    samples.map(({ kind, number }) => `${kind}-${String(number)}.json`).toSorted(),
  );
});
