import { expect, onTestFinished, test } from 'vitest';
import { item, readGhost, readItems } from './support/read-exports.ts';

const moment = Date.UTC(2019, 4, 6, 7, 8, 9);

/** The server stands elsewhere, for one test. */
function standIn(zone: string): void {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  onTestFinished(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
}

test.each([
  ['2019-05-06T07:08:09.000Z'],
  ['2019-05-06 07:08:09'],
  ['2019-05-06T07:08:09'],
  ['2019-05-06T12:38:09+05:30'],
  [moment],
])('%s of Ghost is the same moment wherever the server stands', async (published) => {
  standIn('Asia/Kolkata');
  const { items } = await readGhost({
    posts: [{ id: '1', title: 'T', slug: 't', status: 'published', html: '<p>A</p>', published_at: published }],
  });
  expect(items[0]?.date).toBe(moment);
});

test.each([
  ['<wp:post_date_gmt>2019-05-06 07:08:09</wp:post_date_gmt>'],
  ['<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_date>2019-05-06 07:08:09</wp:post_date>'],
  ['<pubDate>Mon, 06 May 2019 07:08:09 +0000</pubDate>'],
  ['<pubDate>Mon, 06 May 2019 07:08:09</pubDate>'],
  ['<pubDate>Mon, 06 May 2019 03:08:09 EDT</pubDate>'],
])('%s of WordPress too', async (more) => {
  standIn('America/New_York');
  const { items } = await readItems(item('Words', more));
  expect(items[0]?.date).toBe(moment);
});
