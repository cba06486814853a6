import { describe, expect, test } from 'vitest';
import type { Database } from '../../provider/src/db/database.ts';
import { logIn, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { serve, startImporter } from './support/imports.ts';
import { item, meta, wxr } from './support/read-exports.ts';

/** What nobody sees, and of which PostgreSQL holds one nowhere: U+0000. */
const control = /(?![\t\n])\p{Cc}/u;

/** Every stored text that has such a character, or half a surrogate pair, in it or in its JSON. */
async function unplain(db: Database): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await db.tables()) {
    for (const row of await db.prepare(`SELECT * FROM ${table}`).all()) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string') continue;
        const isPlain = !control.test(value) && value.isWellFormed() && !/\\u00[01]/.test(value);
        if (!isPlain) found.push(`${table}.${column}: ${JSON.stringify(value)}`);
      }
    }
  }
  return found;
}

const post = (name: string, content: string, more = '', title = name): string =>
  item(
    content,
    `<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><link>https://old.example/${name}</link>${more}`,
    title,
  );
const elementor = (settings: object, widgetType: string): string =>
  meta('_elementor_edit_mode', 'builder') +
  meta('_elementor_data', JSON.stringify([{ elType: 'widget', widgetType, settings, elements: [] }]));
const encoded = Buffer.from(encodeURIComponent('<p>a\0b\u0001c</p>')).toString('base64');

describe('what is decoded from an export has no character that was not to be in it', () => {
  test.each(['story', 'project', 'page'])('as a %s', async (as) => {
    const { host, origin } = await serve();
    const { plan, provider, report, run } = await startImporter();
    const picturesOf = `<img src="${origin}/a%00%01.jpg" alt="x&#1;y"><img src="${origin}/missing%00%01.jpg">`;
    const { id } = await plan(
      wxr(
        post('entities', `<h2>t&#2;</h2><p>a&#1;b&#0;c&#x7f;d&#x9f;e</p>${picturesOf}`, '', 'T&#1;&#x1F;'),
        post('json', 'x', elementor({ title: 'a\0b\u0001c\ud800' }, 'heading')),
        post('html', 'x', elementor({ editor: '<p>a\0b\u0001c &#1;</p>' }, 'text-editor')),
        post('base64', `[vc_row][vc_raw_html]${encoded}[/vc_raw_html][/vc_row]`),
        post('nameless', 'x', '', '&#1;'),
      ),
    );
    const { items } = await run(id, { types: { post: as }, hosts: [host], redirects: true });
    expect(items, await report(id)).toMatchObject({ done: 5, failed: 0 });
    expect(await unplain(provider.data.db)).toEqual([]);
  });
});

test('a value of PHP that has no key of PHP is no value, and all else of the export is read', async () => {
  const { plan } = await startImporter();
  // Each key is an object that no text can be made of.
  const object = 'a:1:{s:8:"toString";s:1:"a";}';
  const [list, named] = [`a:1:{${object}s:1:"b";}`, `O:1:"x":1:{${object}s:1:"b";}`];
  const { items } = await plan(wxr(post('a', 'Words', meta('project_gallery', list) + meta('other', named))));
  expect(items.planned).toBe(1);
});

test('the name of a file that is sent has none either', async () => {
  const { provider, send } = await startClient(false);
  await send('POST', '/api/text-pictures', { file: picture('a\0b\u0001c.jpg'), purpose: 'library' });
  expect(await provider.data.db.prepare('SELECT original_name FROM media').all()).toEqual([
    { original_name: 'abc.jpg' },
  ]);
});

test('a file that is sent without a name has none', async () => {
  const { provider } = await startClient(false);
  const { app, data } = provider;
  const { cookie } = await logIn(app);
  const jpeg = Buffer.from(await picture().arrayBuffer());
  const send = (content: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/api/text-pictures',
      headers: { 'content-type': 'multipart/form-data; boundary=x', cookie },
      payload: Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"\r\n'),
        Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
        content,
        Buffer.from('\r\n--x--\r\n'),
      ]),
    });
  const refused = await send(Buffer.from('words'));
  expect(refused.json()).toMatchObject({ message: 'This file is not a picture or a film that can be stored.' });
  expect((await send(jpeg)).statusCode).toBe(201);
  expect(await data.db.prepare('SELECT original_name FROM media').all()).toEqual([{ original_name: '' }]);
});
