import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createMediaFetcher, FetchRefused } from '../../provider/src/imports/fetch-media.ts';
import { readHtml } from '../../provider/src/imports/html.ts';
import { importLimits } from '../../provider/src/imports/limits.ts';
import { isPublicAddress } from '../../provider/src/imports/public-address.ts';
import { temporaryFolder } from './support/process.ts';
import { serve, startImporter } from './support/imports.ts';
import { workOf } from './support/work.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const item = (content: string, rest = ''): string =>
  `<item><title>T</title><link>http://old.example/t/</link><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${content}]]></content:encoded>${rest}</item>`;
const feed = (items: string): string =>
  `<rss version="2.0" xmlns:content="c" xmlns:wp="w"><channel><link>http://old.example</link>${items}</channel></rss>`;
const asStories = { types: { post: 'story' }, hosts: [], redirects: false };

/** Reads a text of the greatest length that is taken: one piece, over and over. */
const readPiece = (piece: string): unknown =>
  readHtml(piece.repeat(importLimits.textLength / piece.length), {
    base: 'http://old.example',
    keepsLines: true,
    hasShortcodes: true,
  });

let usual: Promise<number> | null = null;
/** What a text takes that somebody has written, as long as the others: a slow machine is slow at both. */
const usualWork = (): Promise<number> =>
  (usual ??= workOf(() =>
    readPiece('<p>We draw <em>kites</em>, and <a href="/cups">cups</a> of <strong>paper</strong>.</p>'),
  ));

describe('an export that means harm, or is broken', () => {
  test('declares nothing: no entity is expanded, none is fetched', async () => {
    const { refuse, provider } = await startImporter();
    const laughs = Array.from(
      { length: 30 },
      (_, at) => `<!ENTITY l${String(at + 1)} "${`&l${String(at)};`.repeat(10)}">`,
    );
    expect(await refuse(`${head}<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs.join('')}]>${feed('&l30;')}`)).toContain(
      'document type',
    );
    expect(await refuse(`${head}<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${feed('&x;')}`)).toContain(
      'document type',
    );
    expect(await readdir(join(provider.folder, 'imports'))).toEqual([]);
  });

  test('that is cut off, empty, no XML, no feed, or in an encoding that is none is refused', async () => {
    const { refuse } = await startImporter();
    const whole = head + feed(item('Words'));
    for (const text of [
      whole.slice(0, -40),
      whole.slice(0, 200),
      '',
      'PK\u0003\u0004',
      '{"posts":[]}',
      '<html><body>Log in</body></html>',
      head + '<rss>'.repeat(5000),
      whole.replace('UTF-8', 'klingon'),
      Buffer.from([0xff, 0xfe, 0xff]),
    ]) {
      expect(await refuse(text)).not.toBe('');
    }
  });

  test('is read in UTF-16, Latin-1, and with bytes that are none', async () => {
    const { plan, run, call } = await startImporter();
    const text = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>${feed(item('Größe').replace('<title>T', '<title>Größe'))}`;
    const utf16 = Buffer.from(`\u{FEFF}${text('UTF-16')}`, 'utf16le');
    const bigEndian = Buffer.from(utf16).swap16();
    const latin = Buffer.from(text('ISO-8859-1'), 'latin1');
    const broken = Buffer.from(text('UTF-8'), 'latin1');
    for (const [at, bytes] of [utf16, bigEndian, latin, broken].entries()) {
      const other = Buffer.from(bytes.toString('latin1'), 'latin1');
      const { id } = await plan(other);
      await run(id, asStories);
      const { stories } = await call<{ stories: readonly { id: number; title: string }[] }>('GET', '/api/stories');
      expect(stories.map(({ title }) => title)).toEqual([at === 3 ? 'Gr��e' : 'Größe']);
      await call('POST', `/api/imports/${String(id)}/removal`);
    }
  });

  test('a text that is too long is left out, and said; so is one that nests too deeply', async () => {
    const { plan, run, report, call } = await startImporter({ imports: { limits: { textLength: 50_000 } } });
    const deep = item('<b>'.repeat(3000) + '</i>'.repeat(3000)).replace('<wp:post_id>1', '<wp:post_id>2');
    const { id } = await plan(head + feed(item('x'.repeat(200_000)) + deep));
    await run(id, asStories);
    expect(await report(id)).toContain('A text of it is too long');
    expect(await report(id)).toContain('nest too deeply');
    const { stories } = await call<{ stories: readonly { content: string }[] }>('GET', '/api/stories');
    expect(stories.map(({ content }) => content)).toEqual(['', '']);
  });

  test('more items than may be are refused', async () => {
    const { refuse } = await startImporter({ imports: { limits: { items: 3 } } });
    expect(await refuse(head + feed(item('x').repeat(4)))).toContain('3 items at most');
  });

  test('texts bring no code, and no address that runs something', () => {
    const { blocks } = readHtml(
      '<!-- wp:x --><p onclick="alert(1)">A<script>alert(1)</script><a href="javascript:alert(1)">b</a><a href="https://u:p@evil.example">c</a></p><svg><script>x</script></svg><style>p{}</style>',
      { base: '', keepsLines: true, hasShortcodes: true },
    );
    expect(blocks).toEqual([{ kind: 'text', markdown: 'Abc', words: 'Abc' }]);
  });

  test.each([
    ['[caption]', 'captions'],
    ['[gallery ids="', 'galleries'],
    ['<p>[a b', 'open shortcodes'],
    ['<figure><img src="http://a.example/', 'open pictures'],
    ['<ul><li>', 'lists'],
    ['**[x](', 'marks'],
    ['\n\n', 'empty lines'],
    ['<a href="/x">y</a>', 'links in one line'],
    ['a\n', 'lines in one paragraph'],
    ['[ab c=“', 'shortcodes with open quotes'],
    ['[ab c="x [ab ', 'shortcodes in quotes'],
    [`[ab c="[ab c='[ab c=“`, 'shortcodes in quotes of all kinds'],
    ['[ab x=1]y[/ab]', 'shortcodes'],
    ['<noscript><img src=/a></noscript>', 'pictures without script'],
    ['<!-- wp:cover {"url":"/a"} --><div>', 'covers'],
    ['<em>a<strong>b', 'marks in marks'],
    ['<figure><img src=/a.jpg></figure>', 'pictures'],
    ['<ul><li>a<ul><li>b</li></ul>c</li></ul>', 'lists with words behind them'],
    ['<ul><li>a<ul><li>b</ul>c<ol start=99><li>d', 'lists in lists with words behind them'],
    ['<li><ul><li>', 'items that hold lists alone'],
    ['<img srcset="data:a,( ', 'sources'],
    ['<style>a{background:url(', 'style sheets'],
    ['<p style="background:url(data:image/png;base64,A)">', 'pictures behind words'],
    ['<!-- wp:divi/text {"a":{"innerContent":{"desktop":{"value":"$variable({"}}}} /-->', 'modules'],
    ['[vc_custom_heading a=b][us_text a={{]', 'headings and signs'],
    ['@ET-DC@e', 'signs of another builder'],
  ])('%s without an end is read in no time (%s)', async (piece) => {
    expect(await workOf(() => readPiece(piece))).toBeLessThan(5 * (await usualWork()));
  });

  test('a report runs no formula', async () => {
    const { plan, report } = await startImporter();
    const { id } = await plan(head + feed(item('x').replace('<title>T', '<title>=HYPERLINK("http://evil.example")')));
    expect(await report(id)).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});

describe('what is fetched', () => {
  test('no address inside, however it is written', () => {
    const inside = [
      '127.0.0.1',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '240.0.0.1',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
      '::127.0.0.1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'localhost',
    ];
    expect(inside.filter((address) => isPublicAddress(address))).toEqual([]);
    expect(['8.8.8.8', '93.184.215.14', '2606:4700::1111'].every((address) => isPublicAddress(address))).toBe(true);
  });

  async function fetcher(allows?: (address: string, port: number) => boolean, limits = {}) {
    const incoming = temporaryFolder();
    const made = createMediaFetcher({
      incoming,
      limits: { ...importLimits, ...limits },
      ...(allows === undefined ? {} : { allows }),
    });
    return {
      incoming,
      get: (address: string, hosts: readonly string[], most = 1_000_000) =>
        made.fetch(address, new Set(hosts), most, new AbortController().signal),
    };
  }

  test('nothing inside is connected to, by address or by name', async () => {
    const { host, origin, asked } = await serve();
    const port = host.split(':')[1] ?? '';
    const { get, incoming } = await fetcher();
    const addresses = [
      origin,
      `http://localhost:${port}/a.jpg`,
      `http://[::1]:${port}/a.jpg`,
      `http://[::ffff:127.0.0.1]:${port}/a.jpg`,
      `http://2130706433:${port}/a.jpg`,
      `http://0x7f.1:${port}/a.jpg`,
      'http://localhost/a.jpg',
      'http://169.254.169.254/latest/meta-data/',
    ];
    for (const address of addresses) {
      await expect(get(address, [new URL(address).host]), address).rejects.toThrow(
        'It leads into a network that is not public.',
      );
    }
    for (const address of [
      'file:///etc/passwd',
      'ftp://old.example/a',
      'http://user:secret@old.example/',
      'gopher://x/',
    ]) {
      await expect(get(address, [new URL(address).host]), address).rejects.toThrow(FetchRefused);
    }
    await expect(get('http://8.8.8.8:22/a.jpg', ['8.8.8.8:22'])).rejects.toThrow('not public');
    expect(asked).toEqual([]);
    expect(await readdir(incoming)).toEqual([]);
  });

  test('each redirect is looked at again: to a host that was not chosen, inside, and without an end', async () => {
    const inner = await serve();
    const ports = new Set<string>();
    const { host, origin } = await serve((request, response) => {
      const to: Record<string, string> = {
        '/other': 'https://other.example/a.jpg',
        '/inside': `${inner.origin}/secret.jpg`,
        '/round': '/round',
        '/file': 'file:///etc/passwd',
      };
      response.writeHead(302, { location: to[request.url ?? ''] ?? '/' }).end();
    });
    ports.add(host.split(':')[1] ?? '');
    const { get } = await fetcher((_address, port) => ports.has(String(port)));
    await expect(get(`${origin}/other`, [host])).rejects.toThrow('It leads to other.example, which was not chosen.');
    await expect(get(`${origin}/inside`, [host, inner.host])).rejects.toThrow('not public');
    await expect(get(`${origin}/round`, [host])).rejects.toThrow('without an end');
    await expect(get(`${origin}/file`, [host])).rejects.toThrow('neither https nor http');
    expect(inner.asked).toEqual([]);
  });

  test('is bounded: by what it says it has, by what comes, and by time; nothing of it stays', async () => {
    const { host, origin } = await serve((request, response) => {
      if (request.url === '/says') response.writeHead(200, { 'content-length': '99999999' }).write('x');
      else if (request.url === '/endless') {
        response.writeHead(200);
        const write = (): void =>
          void (response.destroyed || (response.write(Buffer.alloc(65_536)), setImmediate(write)));
        write();
      } else response.writeHead(200).write('slow');
    });
    const { get, incoming } = await fetcher(() => true, { fetchTime: 300 });
    await expect(get(`${origin}/says`, [host])).rejects.toThrow('larger than may be');
    await expect(get(`${origin}/endless`, [host])).rejects.toThrow('larger than may be');
    await expect(get(`${origin}/slow`, [host])).rejects.toThrow('took too long');
    expect(await readdir(incoming)).toEqual([]);
  });

  /** A PNG that says it has 60000 × 60000 pixels. */
  function hugePicture(): Buffer {
    const chunk = (type: string, data: Buffer): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    const header = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0]);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  test('is looked at as uploads are: no page, no code, no picture that swells', async () => {
    const answers: Record<string, Buffer> = {
      '/page.jpg': Buffer.from('<html><script>alert(1)</script></html>'),
      '/vector.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '/huge.png': hugePicture(),
    };
    const { host, origin } = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(answers[request.url ?? '']);
    });
    const { plan, run, report, provider } = await startImporter();
    const pictures = Object.keys(answers).map((path) => `<img src="${origin}${path}">`);
    const { id } = await plan(head + feed(item(`<p>Words</p>${pictures.join('')}`)));
    expect(await run(id, { ...asStories, hosts: [host] })).toMatchObject({ made: 1 });
    const account = await report(id);
    for (const name of ['page.jpg', 'vector.svg', 'huge.png']) {
      expect(account).toContain(`${name} was not taken. It is no picture or film that can be stored.`);
    }
    expect(await readdir(join(provider.folder, 'incoming'))).toEqual([]);
    expect(await readdir(join(provider.folder, 'media'))).toEqual([]);
  });

  test('only from hosts that are in the export', async () => {
    const { plan, call } = await startImporter();
    const { id } = await plan(head + feed(item('<img src="http://a.example/1.jpg">')));
    const url = `/api/imports/${String(id)}/run`;
    await call('POST', url, { ...asStories, hosts: ['b.example'] }, 400);
    await call('POST', url, { ...asStories, types: { other: 'story' } }, 400);
    await call('POST', url, { ...asStories, types: { post: 'anything' } }, 400);
  });

  test('no more files than may be', async () => {
    const { host, origin } = await serve();
    const { plan, run, report } = await startImporter({ imports: { allows: () => true, limits: { files: 2 } } });
    const pictures = Array.from({ length: 6 }, (_, at) => `<img src="${origin}/${String(at)}.jpg">`);
    const { id } = await plan(head + feed(item(pictures.join(''))));
    const { files } = await run(id, { ...asStories, hosts: [host] });
    // Three are on their way at a time.
    expect(files).toBeLessThanOrEqual(4);
    expect(await report(id)).toContain('This import has fetched as much as it may.');
  });
});
