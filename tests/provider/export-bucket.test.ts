import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBucket, toBucketPlace } from '../../provider/src/media/bucket.ts';
import { ExportRefused } from '../../provider/src/export/folder.ts';
import { checkBucket, sendExport, type SentFacts } from '../../provider/src/export/send.ts';
import { startBucket } from './support/bucket.ts';
import { temporaryFolder } from './support/process.ts';

const files = {
  'index.html': 'Home',
  '404.html': 'Not there',
  'work/index.html': 'Work',
  'sitemap.xml': '<urlset/>',
  _headers: '/*',
  _redirects: '/old /work 301',
  '.vitrine-export': 'Made by Vitrine',
  'assets/app-1.js': 'app',
  'media/one.jpg': 'one',
};

function writeFolder(of: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(of)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

type Moved = readonly (readonly [string, string])[];

async function open(address = 's3://studio/site', signal = new AbortController().signal) {
  const place = toBucketPlace(address);
  if (place === null) throw new Error('No address');
  const bucket = await openBucket(place, signal);
  onTestFinished(() => bucket.close());
  return bucket;
}

async function send(folder: string, moved: Moved = [], address?: string): Promise<SentFacts> {
  const signal = new AbortController().signal;
  return sendExport({ folder, moved, bucket: await open(address, signal), onObject: () => undefined, signal });
}

test.each([
  ['s3://studio', { bucket: 'studio', prefix: '' }],
  ['s3://studio/', { bucket: 'studio', prefix: '' }],
  ['s3://studio.example/a/b', { bucket: 'studio.example', prefix: 'a/b/' }],
  ['s3://studio//a//', { bucket: 'studio', prefix: 'a/' }],
  ['s3://Studio', null],
  ['s3://', null],
  ['s3:studio', null],
  ['gs://studio', null],
  ['/srv/site', null],
])('%s is a place in a bucket, or none', (address, place) => {
  expect(toBucketPlace(address)).toEqual(place);
});

test('an export is sent whole: pages after what they name, and what finds them last', async () => {
  const { objects, writes } = await startBucket();
  expect(await send(writeFolder(files))).toEqual({ sent: 6, bytes: 32, unchanged: 0, removed: 0 });
  expect(objects.get('site/work/index.html')).toMatchObject({
    body: Buffer.from('Work'),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
    },
  });
  expect(objects.get('site/media/one.jpg')?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const turns = writes.map((write) => write.replace('PUT site/', ''));
  expect(turns[0]).toBe('.vitrine-export');
  expect(turns.slice(1, 3).toSorted()).toEqual(['assets/app-1.js', 'media/one.jpg']);
  expect(turns.slice(3, 6).toSorted()).toEqual(['404.html', 'index.html', 'work/index.html']);
  expect(turns.slice(6)).toEqual(['sitemap.xml']);
});

test('the next time only what changed is sent, and what is gone is removed at the end', async () => {
  const { objects, writes } = await startBucket();
  await send(writeFolder(files));
  writes.length = 0;
  expect(await send(writeFolder(files))).toEqual({ sent: 0, bytes: 0, unchanged: 6, removed: 0 });
  expect(writes).toEqual([]);
  const changed = writeFolder({ ...files, 'index.html': 'Hall', 'media/two.jpg': 'two' });
  rmSync(join(changed, 'media/one.jpg'));
  rmSync(join(changed, 'work'), { recursive: true });
  expect(await send(changed)).toEqual({ sent: 2, bytes: 7, unchanged: 3, removed: 2 });
  expect(writes.slice(0, 2)).toEqual(['PUT site/media/two.jpg', 'PUT site/index.html']);
  expect(writes.slice(2).toSorted()).toEqual(['DELETE site/media/one.jpg', 'DELETE site/work/index.html']);
  expect(objects.get('site/index.html')?.body.toString()).toBe('Hall');
});

test('what was sent by a release that gave other headers is sent again, once', async () => {
  const { objects, writes } = await startBucket();
  const folder = writeFolder(files);
  await send(folder);
  const mark = objects.get('site/.vitrine-export');
  objects.set('site/.vitrine-export', { body: Buffer.from('Made by Vitrine, long ago'), headers: {}, changedAt: 0 });
  writes.length = 0;
  expect(await send(folder)).toMatchObject({ sent: 6, unchanged: 0 });
  // It says so when everything is there.
  expect(writes.at(-1)).toBe('PUT site/.vitrine-export');
  expect(objects.get('site/.vitrine-export')?.body).toEqual(mark?.body);
  expect(await send(folder)).toMatchObject({ sent: 0 });
});

test('former addresses lead on, except where there is a page', async () => {
  const { objects } = await startBucket();
  const moved: Moved = [
    ['/project/old', '/work?a=1&b="2"'],
    ['/%C3%BCber%20uns', '/about'],
    ['/%C3%BCber%20uns/', '/about'],
    ['/work', '/elsewhere'],
    ['/404.html', '/elsewhere'],
    [`/${'a'.repeat(900)}`, '/elsewhere'],
  ];
  expect(await send(writeFolder(files), moved)).toMatchObject({ sent: 8 });
  const old = objects.get('site/project/old');
  expect(old?.headers['x-amz-website-redirect-location']).toBe('/work?a=1&b="2"');
  expect(old?.body.toString()).toContain('url=/work?a=1&amp;b=&quot;2&quot;"');
  expect(objects.has('site/über uns')).toBe(true);
  expect([...objects.keys()].filter((key) => key === 'site/work' || key.endsWith('/'))).toEqual([]);
  expect(objects.get('site/404.html')?.body.toString()).toBe('Not there');
  // The same to another address: the headers are not compared, but the text tells.
  expect(await send(writeFolder(files), [['/project/old', '/about'], ...moved.slice(1)])).toMatchObject({ sent: 1 });
  expect(objects.get('site/project/old')?.headers['x-amz-website-redirect-location']).toBe('/about');
});

describe('what is refused', () => {
  test('a prefix with other objects, which stay; those beside it are nobody’s business', async () => {
    const { objects, writes } = await startBucket();
    objects.set('letters/one.txt', { body: Buffer.from('Dear'), headers: {}, changedAt: 0 });
    await expect(send(writeFolder(files), [], 's3://studio')).rejects.toThrow('There are other objects');
    await expect(send(writeFolder(files), [], 's3://studio/letters')).rejects.toThrow(ExportRefused);
    expect(writes).toEqual([]);
    await send(writeFolder(files));
    expect(objects.get('letters/one.txt')?.body.toString()).toBe('Dear');
  });

  test('a bucket that is not there, before anything is drawn', async () => {
    await startBucket();
    await expect(checkBucket(await open('s3://elsewhere'))).rejects.toThrow(
      'The bucket cannot be read. There is no such bucket. Make it first.',
    );
  });

  test('a key that may not write; allowed to, it goes on where it was', async () => {
    const { refuse } = await startBucket();
    refuse((write) => write.endsWith('work/index.html'));
    const folder = writeFolder(files);
    await expect(send(folder)).rejects.toThrow(/^The bucket cannot be written\. The key may not list, read, write/);
    refuse(() => false);
    const facts = await send(folder);
    expect(facts.sent).toBeLessThanOrEqual(4);
    expect(facts.unchanged).toBeGreaterThanOrEqual(2);
    expect(await send(folder)).toMatchObject({ sent: 0, unchanged: 6 });
  });

  test('being stopped says what it was stopped with', async () => {
    const { writes } = await startBucket();
    const stop = new AbortController();
    const bucket = await open('s3://studio/site', stop.signal);
    const sending = sendExport({
      folder: writeFolder(files),
      moved: [],
      bucket,
      onObject: () => stop.abort(new ExportRefused('Stopped.')),
      signal: stop.signal,
    });
    await expect(sending).rejects.toThrow('Stopped.');
    expect(writes).not.toContain('PUT site/sitemap.xml');
  });
});
