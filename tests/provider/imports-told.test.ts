import { describe, expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { serve, startImporter, type Importer } from './support/imports.ts';
import { attachment, item, meta, readGhost, readItems, readText, wxr } from './support/read-exports.ts';

const long = 'Long words. '.repeat(400).trim();

/** Imports items of WordPress whose files are at the test's own host, `{MEDIA}`. @param as what becomes of texts */
async function take(as: 'story' | 'page' | 'project', ...items: readonly string[]) {
  const jpeg = Buffer.from(await picture().arrayBuffer());
  const mp4 = Buffer.from(await film().arrayBuffer());
  const { origin, host } = await serve((request, response) => {
    if (request.url?.includes('missing') === true) response.writeHead(404).end();
    else response.writeHead(200).end(request.url?.endsWith('.mp4') === true ? mp4 : jpeg);
  });
  const importer = await startImporter();
  const found = await importer.plan(wxr(...items).replaceAll('{MEDIA}', origin));
  const types = Object.fromEntries(found.types.map(({ type }) => [type, as]));
  const done = await importer.run(found.id, {
    types,
    hosts: found.hosts.map((one) => one.host).filter((one) => one === host),
    redirects: true,
  });
  expect(done.items.failed).toBe(0);
  const { stories } = await importer.call<{
    stories: readonly { title: string; authorname: string; contentSource?: string }[];
  }>('GET', '/api/stories');
  return { ...importer, found, done, stories, account: await importer.report(found.id) };
}

describe('what is cut is told', () => {
  test('of alt texts and captions, in the text and in the library', async () => {
    const { told, items } = await readItems(
      item(
        `<figure><img src="https://old.example/up/one.jpg" alt="${long}"><figcaption>${long}</figcaption></figure>[gallery ids="7"]`,
      ),
      attachment(7, 'two.jpg', `<excerpt:encoded>${long}</excerpt:encoded>${meta('_wp_attachment_image_alt', long)}`),
    );
    expect(told).toMatch(/^2 alt texts were too long, and cut: “Long words\. .*…” \(2 times\)\.$/m);
    expect(told).toMatch(/^2 captions were too long, and cut: “Long words\. .*…” \(2 times\)\.$/m);
    const files = items[0]?.blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []));
    expect(files?.map(({ alt, caption }) => [alt.length, caption.length])).toEqual([
      [1000, 2000],
      [1000, 2000],
    ]);
  });

  test('and nothing is that has a place', async () => {
    const { parts, told } = await readText(
      `<figure><img src="https://old.example/up/one.jpg" alt="${'a'.repeat(600)}"><figcaption>${'b'.repeat(600)}</figcaption></figure><figcaption>${long}</figcaption>`,
    );
    expect(parts).toEqual([`[one.jpg ${'a'.repeat(600)} ${'b'.repeat(600)}]`, long]);
    expect(told).toBe('');
  });

  test.each(['story', 'page', 'project'] as const)('of excerpts, in a %s', async (as) => {
    const { account } = await take(as, item('Words', `<excerpt:encoded>${long}</excerpt:encoded>`));
    expect(account).toMatch(/Its excerpt was cut after \d+ characters\./);
  });

  test('of authors and categories', async () => {
    const author = `<dc:creator>${'Anna '.repeat(100)}</dc:creator>`;
    const { account } = await take('story', item('Words', author));
    expect(account).toContain('Its author was cut after 200 characters.');
    const categories = `<category domain="category">${'Kites '.repeat(50)}</category>`;
    expect((await take('project', item('Words', categories))).account).toContain(
      'Its category was cut after 100 characters.',
    );
    const many = Array.from({ length: 60 }, (_one, at) => `<category domain="category">C${String(at)}</category>`).join(
      '',
    );
    const { told } = await readItems(item('Words', many));
    expect(told).toContain('Categories and tags that were not taken');
  });
});

test.each(['story', 'page'] as const)("a film's caption is told where the film is, in a %s", async (as) => {
  const { account } = await take(
    as,
    item('<figure><video src="{MEDIA}/up/a.mp4"></video><figcaption>How it was made</figcaption></figure>'),
  );
  expect(account).toContain('Stories and pages show no films of their own: one was not taken: a.mp4.');
  expect(account).toContain('A caption of what was not taken was left out: “How it was made”.');
});

test('captions of pictures that are not there are told', async () => {
  const figure = (name: string, caption: string): string =>
    `<figure><img src="{MEDIA}/up/${name}"><figcaption>${caption}</figcaption></figure>`;
  const gallery = `<figure class="wp-block-gallery"><img src="{MEDIA}/up/missing-2.jpg"><img src="{MEDIA}/up/missing-3.jpg"><figcaption>Of all</figcaption></figure>`;
  const { account } = await take(
    'project',
    item(figure('one.jpg', 'Here') + figure('missing.jpg', 'Not here') + gallery),
  );
  expect(account).toContain('2 captions of what was not taken were left out: “Not here”, “Of all”.');
});

describe('what was not public', () => {
  const status = (name: string): string => `<wp:status>${name}</wp:status>`;

  test.each([
    ['private', 'It was private: nobody saw it without a login.'],
    ['pending', 'It was waiting for somebody to look it through.'],
  ])('is told: %s', async (name, sentence) => {
    expect((await take('story', item('Words', status(name)))).account).toContain(sentence);
  });

  test('a page that was planned is told', async () => {
    const { account } = await take(
      'page',
      item('Words', `${status('future')}<wp:post_date_gmt>2131-02-03 04:05:06</wp:post_date_gmt>`),
    );
    expect(account).toContain('It was planned for 2131-02-03 04:05 UTC. Pages are not planned here: publish it then.');
  });

  test('so is what Ghost showed to members alone', async () => {
    const { told } = await readGhost({
      posts: [{ id: '1', title: 'T', slug: 't', html: '<p>Words</p>', visibility: 'paid', status: 'published' }],
    });
    expect(told).toBe('It was not for everybody (paid): what is published here is.');
  });
});

describe('fields beside a text', () => {
  const fields =
    meta('client', 'Asha &amp; Sons') +
    meta('_client', 'field_5f1') +
    meta('project_year', '2014') +
    meta('services', 'Type, signs') +
    meta('_edit_lock', '1:1') +
    meta('layout', 'wide') +
    meta('gallery_images', 'a:1:{i:0;i:7;}');

  test('are those of a project', async () => {
    const { call, account } = await take('project', item('Words', fields));
    const { data } = await call<{ data: readonly { id: number }[] }>('GET', '/api/projects');
    expect(await call('GET', `/api/project?id=${String(data[0]?.id)}/edit`)).toMatchObject({
      data: { clientName: 'Asha & Sons', year: '2014' },
    });
    expect(account).toContain('Fields beside the text that were not taken: services “Type, signs”.');
  });

  test('are told of a story', async () => {
    const { account } = await take('story', item('Words', fields));
    expect(account).toContain(
      'Fields beside the text that were not taken: services “Type, signs”, client “Asha & Sons”, year “2014”.',
    );
  });
});

test('languages and what a shop says of a product are told', async () => {
  const { items } = await readItems(
    item(
      'Words',
      '<category domain="language" nicename="de">Deutsch</category><category domain="pa_colour" nicename="red">Red</category>',
    ),
  );
  expect(items[0]?.tags).toEqual(['Deutsch', 'Red']);
});

describe('old addresses', () => {
  const at = (address: string, more = ''): string =>
    `<link>https://old.example${address}</link><wp:status>publish</wp:status>${more}`;
  const redirects = async ({ call }: { readonly call: Importer['call'] }): Promise<readonly string[]> => {
    const { data } = await call<{ data: readonly { source: string; target: string }[] }>('GET', '/api/redirects');
    return data.map(({ source, target }) => `${source} ${target}`).toSorted();
  };

  test('of before lead on too, and go with what was brought', async () => {
    const taken = await take(
      'page',
      item(
        'Words',
        at(
          '/2019/05/06/kites/',
          `<wp:post_name>kites</wp:post_name>${meta('_wp_old_slug', 'dragons')}${meta('_wp_old_slug', 'br%C3%BCcken')}${meta('_wp_old_date', '2018-12-24')}`,
        ),
      ),
    );
    expect(await redirects(taken)).toEqual([
      '/2018/12/24/brücken /2019/05/06/kites',
      '/2018/12/24/dragons /2019/05/06/kites',
      '/2018/12/24/kites /2019/05/06/kites',
      '/2019/05/06/brücken /2019/05/06/kites',
      '/2019/05/06/dragons /2019/05/06/kites',
      '/2019/05/06/kites /kites',
    ]);
    await taken.call('POST', `/api/imports/${String(taken.found.id)}/removal`);
    expect(await redirects(taken)).toEqual([]);
  });

  test('of before lead to what has kept its own', async () => {
    const taken = await take(
      'page',
      item('Words', at('/kites/', `<wp:post_name>kites</wp:post_name>${meta('_wp_old_slug', 'dragons')}`)),
    );
    expect(await redirects(taken)).toEqual(['/dragons /kites']);
  });

  test.each(['/?p=12', '/shop/?product=12', '/index.php?page_id=3'])('with a query are told: %s', async (address) => {
    const taken = await take('story', item('Words', at(address)));
    expect(await redirects(taken)).toEqual([]);
    expect(taken.account).toContain(
      `Its old address ${address} cannot lead to it: redirects are of paths, and this has a query.`,
    );
  });

  test('of a draft are none', async () => {
    const draft = '<link>https://old.example/?p=12</link><wp:status>draft</wp:status>';
    expect((await take('story', item('Words', draft))).account).not.toContain('old address /');
  });
});
