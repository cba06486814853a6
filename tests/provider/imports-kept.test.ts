import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { fixture, serve, startImporter, type Choices, type Importer, type Imported } from './support/imports.ts';

interface Story {
  readonly title: string;
  readonly contentSource?: string;
}

interface Dated {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string;
  readonly visibility?: string;
  readonly publishAt?: string;
}

interface Frame {
  readonly details: { readonly alt: string | null };
}

interface Project {
  readonly id: number;
  readonly title: string;
  readonly details: { readonly alt: string | null } | null;
  readonly grids: readonly { readonly gridText: string | null; readonly frames: readonly Frame[] }[];
}

const kinds: Readonly<Record<string, string>> = { page: 'page', portfolio: 'project', product: 'project' };

interface Taken extends Importer {
  readonly found: Imported;
  readonly done: Imported;
  readonly asked: readonly string[];
  readonly account: string;
  /** Sources of the stories by title, with file names as FILE. */
  readonly texts: Readonly<Record<string, string>>;
  projects(): Promise<readonly Project[]>;
}

/** Imports a fixture, with the files of the test's own host. @param others what becomes of items that no kind is named for */
async function take(name: string, media?: string, others = 'story'): Promise<Taken> {
  const jpeg = Buffer.from(await picture().arrayBuffer());
  const mp4 = Buffer.from(await film().arrayBuffer());
  const { origin, host, asked } = await serve((request, response) =>
    response.writeHead(200).end(request.url?.endsWith('.mp4') === true ? mp4 : jpeg),
  );
  const importer = await startImporter();
  const text = (await fixture(name, media ?? origin)).replaceAll('{LONG}', 'x'.repeat(9000));
  const found = await importer.plan(text);
  const choices: Choices = {
    types: Object.fromEntries(found.types.map(({ type }) => [type, kinds[type] ?? others])),
    hosts: found.hosts.map((one) => one.host).filter((one) => one === host),
    redirects: true,
  };
  const done = await importer.run(found.id, choices);
  const { stories } = await importer.call<{ stories: readonly Story[] }>('GET', '/api/stories');
  return {
    ...importer,
    found,
    done,
    asked,
    account: await importer.report(found.id),
    texts: Object.fromEntries(
      stories.map(({ title, contentSource = '' }) => [title, contentSource.replaceAll(/[0-9a-f]{24}/g, 'FILE')]),
    ),
    async projects() {
      const { data } = await importer.call<{ data: readonly Project[] }>('GET', '/api/projects');
      return Promise.all(
        data.map(
          async ({ id }) => (await importer.call<{ data: Project }>('GET', `/api/project?id=${String(id)}/edit`)).data,
        ),
      );
    },
  };
}

describe('words stay words', () => {
  test('in square brackets', async () => {
    const { texts, account } = await take('words-in-brackets.xml');
    expect(texts['Brackets in prose']).toBe(
      'She wrote: "We need _less_ \\[emphasis added\\], not more \\[sic\\]." The film \\[directed by Asha Rao\\] opened in June \\[see note 3\\].',
    );
    expect(account).not.toContain('shortcode');
  });

  test('paragraphs and lines of the classic editor, beside one that is marked', async () => {
    const { texts } = await take('classic-paragraphs.xml');
    expect(texts['Classic text with one aligned paragraph']).toBe(
      'First paragraph.\n\nSecond paragraph,\nwith a line break.\n\nA centred one.\n\nThird paragraph.\n\nFourth paragraph.',
    );
  });

  test('lines of verse and code; quotes, raised and struck words are told', async () => {
    const { texts, account } = await take('verse-code-quote.xml');
    const text = texts['Verse, code, quote, file'];
    expect(text).toContain('Roses are red,\nviolets are blue.\n\nSecond stanza.');
    expect(text).toContain('let a = 1;\nlet b = 2;');
    expect(text).toContain('Was 100 80, E = mc²');
    expect(account).toContain('Quotes stand as paragraphs: “Less is more. Mies”.');
    expect(account).toContain('Words that were struck through stand as usual ones: “100”.');
    expect(account).toContain('The text links to 2 files of the old site, which stay there: poster.jpg, brochure.pdf.');
  });

  test('what of a footnote is no plain word is taken behind them, or told', async () => {
    const { plan, run, report, call } = await startImporter();
    const notes = JSON.stringify([
      { content: 'Was <s>100</s> 80.', id: 'a' },
      { content: 'See <a href="http://old.example/wp-content/uploads/brochure.pdf">the brochure</a>.', id: 'b' },
      { content: '<img src="http://old.example/kiln.jpg" alt="Kiln">', id: 'c' },
    ]);
    const { id } = await plan(
      `<rss xmlns:content="c" xmlns:wp="w"><channel><link>http://old.example</link><item><title>Noted</title><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><content:encoded>Words</content:encoded><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta></item></channel></rss>`,
    );
    await run(id, { types: { post: 'story' }, hosts: [], redirects: false });
    const account = await report(id);
    expect(account).toContain('Words that were struck through stand as usual ones: “100”.');
    expect(account).toContain('The text links to 1 file of the old site, which stays there: brochure.pdf.');
    expect(account).toContain('kiln.jpg');
    const { stories } = await call<{ stories: readonly { readonly content: string }[] }>('GET', '/api/stories');
    expect(stories[0]?.content).toContain('Was 100 80.\nSee the brochure.');
  });

  test('footnotes stand at the foot, comments are told', async () => {
    const { texts, account } = await take('comments-and-footnotes.xml');
    expect(texts['With comments and footnotes']).toBe('A claim¹.\n\n1. The footnote text.');
    expect(account).toContain('1 comment was not taken (by Bo « What’s new?).');
  });

  test('marks within words, lists, tables, and headings that begin at the second level', async () => {
    const { texts } = await take('shapes.xml');
    expect(texts['In a row']?.split('\n\n')).toEqual([
      '## Begins low',
      '1st of “two”words and *H*ello\\![link](https://old.example/x)',
      '3. Three\n4. Four\n    - Within',
      'Year | Work\n2012 | Upar',
      '## A second',
      '### A third',
      '\\[in memory of Asha\\] \\[low-res scans\\] \\[gallery\\] \\[2012\\]',
    ]);
  });
});

describe('pictures and films', () => {
  test('come from wherever a text names them, as large as they are', async () => {
    const { texts, asked, found, account } = await take('shapes.xml');
    expect(texts['Pictures']?.split('\n\n')).toEqual([
      '![](/media/FILE.jpg)',
      'On a cover',
      'A smile 😀 within.',
      '![late](/media/FILE.jpg)',
      '![linked](/media/FILE.jpg)',
      '![From the library](/media/FILE.jpg "Of the library, see there")',
      '![8](/media/FILE.jpg "Eighth")',
    ]);
    for (const name of ['cover', 'wide', 'full', 'IMG_1-scaled', 'eight']) expect(asked).toContain(`/up/${name}.jpg`);
    for (const name of ['small', 'full-300x200', 'IMG_1-1024x683']) expect(asked).not.toContain(`/up/${name}.jpg`);
    expect(found.hosts.map(({ host }) => host)).not.toContain('s.w.org');
    expect(found.hosts.every(({ host }) => host !== '')).toBe(true);
    expect(asked).not.toContain('/');
    expect(account).toContain('https://else.example/x');
    expect(account).toContain('latest-posts');
  });

  test('the same one twice stands twice; a gallery has its own caption; what is in the text itself is told', async () => {
    const { texts, account, found } = await take('pictures-and-links.xml');
    expect(texts['Same picture twice']).toBe('a\n\n![x](/media/FILE.jpg)\n\nb\n\n![x](/media/FILE.jpg)\n\nc');
    expect(texts['Gallery with a caption of its own']).toBe(
      '![one](/media/FILE.jpg)\n\n![two](/media/FILE.jpg)\n\nBoth, seen from the street',
    );
    expect(texts['Divi / Elementor']).toContain('Words in Divi.\n\n![Divi picture](/media/FILE.jpg)');
    expect(account).toContain('“inline data”');
    expect(account).toContain('brochure.pdf');
    expect(account).not.toContain('base64');
    expect(found.hosts.map(({ host }) => host)).not.toContain('');
  });

  test('have the alt texts and captions of the media library, in stories and in projects', async () => {
    const { texts, projects } = await take('library-texts.xml');
    expect(texts['Featured and gallery']).toBe(
      [
        '![Alt of featured](/media/FILE.jpg "Caption of featured")',
        'Text.',
        '![Alt of g1](/media/FILE.jpg "Caption of g1")',
        '![Alt of g2](/media/FILE.jpg "Caption of g2")',
      ].join('\n\n'),
    );
    const [project] = await projects();
    expect(project?.details?.alt).toBe('Alt of f2');
    expect(project?.grids.map(({ gridText, frames }) => [gridText, frames.map(({ details }) => details.alt)])).toEqual([
      ['Caption of g3 · Caption of g4', ['Alt of g3', 'Alt of g4']],
    ]);
  });

  test('pictures stand in pages as they do in stories', async () => {
    const stories = await take('pictures-and-links.xml');
    const { call, account } = await take('pictures-and-links.xml', undefined, 'page');
    const { pages } = await call<{ pages: readonly { id: number; title: string }[] }>('GET', '/api/pages');
    const pictured = Object.entries(stories.texts).filter(([, text]) => text.includes('![')).length;
    expect(pictured).toBeGreaterThan(0);
    for (const { id, title } of pages) {
      const { contentSource = '' } = await call<Story>('GET', `/api/pages/${String(id)}`);
      expect(contentSource.replaceAll(/[0-9a-f]{24}/g, 'FILE')).toBe(stories.texts[title]);
    }
    expect(pages.filter(({ title }) => stories.texts[title]?.includes('![') === true)).toHaveLength(pictured);
    const { data } = await call<{ data: readonly { places: readonly { kind: string }[] }[] }>('GET', '/api/library');
    expect(new Set(data.flatMap(({ places }) => places.map(({ kind }) => kind)))).toContain('page');
    expect(account).not.toContain('no pictures');
  });

  test('films of other services become links, our own are told in a story', async () => {
    const { texts, account, asked } = await take('shapes.xml');
    expect(texts['Films']?.split('\n\n')).toEqual([
      'Two films:',
      '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
      '[https://vimeo.com/1234567/abc](https://vimeo.com/1234567/abc)',
      '[https://www.youtube.com/watch?v=dQw4w9WgXcQ](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
      '[https://vimeo.com/7697](https://vimeo.com/7697)',
      '[https://www.youtube.com/watch?v=dQw4w9WgXcQ](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    ]);
    expect(account).toContain(
      '4 films stay where they are (vimeo.com (2 times), www.youtube.com (2 times)): their addresses stand on lines of their own, and are shown with a play button in stories, pages and grids.',
    );
    // A key that is none: the site would show no film.
    expect(account).toContain('What vimeo.com shows was not taken: a link to it takes its place.');
    expect(account).toContain('Stories and pages show no films of their own: one was not taken: own.mp4.');
    expect(account).toContain('A sound was not taken: talk.mp3.');
    expect(account).toContain('The shortcode [contact-form-7] was not taken.');
    expect(account).toContain('Categories and tags that were not taken: News.');
    expect(asked).not.toContain('/up/own.mp4');
  });

  test('of page builders are taken with their words, however long their code is', async () => {
    const { texts, account, asked } = await take('shapes.xml');
    expect(texts['Built']?.split('\n\n')).toEqual([
      '## A heading of the builder',
      'Words of the builder.',
      '![From the library](/media/FILE.jpg)',
      '![From the library](/media/FILE.jpg)',
      '[https://vimeo.com/555](https://vimeo.com/555)',
      '## A blurb',
      '![](/media/FILE.jpg)',
      'Its words.',
      '[https://www.youtube.com/watch?v=abcdefghijk](https://www.youtube.com/watch?v=abcdefghijk)',
    ]);
    expect(account).toContain('1 picture of it is not in this file (number 99).');
    expect(texts['Elementor']?.split('\n\n')).toEqual([
      '![](/media/FILE.jpg)',
      '## A heading',
      'Words of Elementor.',
      '![From the library](/media/FILE.jpg)',
      '![](/media/FILE.jpg)',
    ]);
    expect(account).toContain('countdown');
    for (const name of ['behind', 'second', 'blurb']) expect(asked).toContain(`/up/${name}.jpg`);
  });
});

describe('what is missing is told', () => {
  test('pictures that an export of texts alone names', async () => {
    const { account, found } = await take('without-attachments.xml');
    expect(account).toContain('3 pictures of it are not in this file (number 202, number 201, number 204).');
    expect(account).toContain('The pictures of its gallery are not in this file.');
    expect(account).toContain('1 picture of it is not in this file (number 203).');
    expect(account).toContain('Export “All content”');
    expect(found.skipped).toContainEqual({
      reason: 'Pictures that are not in this file (export “All content” for them)',
      count: 5,
    });
  });

  test("a product's pictures and category come, its variations are no stories", async () => {
    const { projects, found, account, call } = await take('products.xml');
    expect(found.types).toEqual([{ type: 'product', count: 1, as: 'none' }]);
    expect(found.skipped).toEqual([{ reason: 'Variations of products', count: 1 }]);
    expect(account).toContain('Mug – red');
    const [mug] = await projects();
    expect(mug?.grids.map(({ frames }) => frames.length)).toEqual([2]);
    expect(JSON.stringify(await call('GET', '/api/category'))).toContain('Cups');
  });

  test('no address of the site itself leads elsewhere, and the report says where the page is', async () => {
    const { account, call } = await take('pages-of-the-site.xml');
    expect(await call('GET', '/api/redirects')).toEqual({ data: [] });
    for (const path of ['/about', '/contact', '/work']) expect(account).toContain(`${path} is one of this site's own`);
    expect(account).toContain('what came is at /about-2.');
    for (const source of ['/about', '/contact/', '/work', '/home', '/index', '/story']) {
      const { message } = await call<{ message: string }>('POST', '/api/redirects', { source, target: '/work' }, 400);
      expect(message).toContain('The site itself has a page at');
    }
  });

  test.each(
    readdirSync(new URL('fixtures', import.meta.url)).filter(
      (name) => name.endsWith('.xml') && name !== 'no-items.xml',
    ),
  )('of %s, counted against the file', async (name) => {
    const { found, done, account, asked, texts } = await take(name);
    const text = await fixture(name, 'https://media.example');
    const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
    const attachments = count(/<wp:post_type>(?:<!\[CDATA\[)?attachment/g);
    const told = (reason: string): number => found.skipped.find((one) => one.reason === reason)?.count ?? 0;
    const others = found.skipped.filter(({ reason }) => !/^(?:Files|Pictures|Places)/.test(reason));
    const planned = found.types.reduce((sum, type) => sum + type.count, 0);
    // Every item is one of the types, left out with its reason, or a file.
    expect(planned + others.reduce((sum, one) => sum + one.count, 0)).toBe(count(/<item>/g) - attachments);
    expect(done.items.done + done.items.skipped + done.items.failed).toBe(planned);
    expect(told('Files that stand in no text')).toBeLessThanOrEqual(attachments);
    // Every file that it names was asked for, by this or a larger copy, or is told by its name.
    const all = `${account} ${asked.join(' ')} ${Object.values(texts).join(' ')}`.replaceAll('-scaled', '');
    const names = [...text.matchAll(/[\w%.-]+\.(?:jpe?g|png|gif|webp|mp4|mp3|pdf)\b/gi)]
      .map(([file]) => file.replace(/-\d+x\d+|-scaled/, ''))
      // Other copies of one that is taken, and characters that stand for letters.
      .filter((file) => !/^(?:small|s1|t|big|1f600)\.\w+$/.test(file));
    expect(names.filter((file) => !all.includes(file.replace(/\.\w+$/, '')))).toEqual([]);
    // Every comment is told.
    const comments = count(/<wp:comment>/g);
    const toldComments = [...account.matchAll(/(\d+) comments? (?:was|were) not taken/g)];
    expect(toldComments.reduce((sum, [, number]) => sum + Number(number), 0)).toBe(comments);
  });
});

describe('the same number', () => {
  test('is another text where title and address are others, and the same where one of them is', async () => {
    const { plan, run } = await startImporter();
    const old = await fixture('old-installation.xml', '');
    const choices = { types: { post: 'story' }, hosts: [], redirects: false };
    await run((await plan(old)).id, choices);
    expect(await plan(old)).toMatchObject({ items: { planned: 0, skipped: 1 } });
    const renamed = old.replace('Post of the old installation', 'Post, with a better title');
    expect(await plan(renamed)).toMatchObject({ items: { planned: 0, skipped: 1 } });
    const other = await plan(await fixture('new-installation.xml', ''));
    expect(other).toMatchObject({ items: { planned: 1, skipped: 0 } });
    expect(await run(other.id, choices)).toMatchObject({ made: 1 });
  });

  test('is another text on sites that are not known', async () => {
    const { plan, run } = await startImporter();
    const nameless = (name: string) =>
      fixture(name, '').then((text) => text.replaceAll(/<wp:base_\w+>[^<]*<\/wp:base_\w+>|<link>[^<]*<\/link>/g, ''));
    await run((await plan(await nameless('old-installation.xml'))).id, {
      types: { post: 'story' },
      hosts: [],
      redirects: false,
    });
    expect(await plan(await nameless('old-installation.xml'))).toMatchObject({ items: { planned: 0, skipped: 1 } });
    expect(await plan(await nameless('new-installation.xml'))).toMatchObject({ items: { planned: 1, skipped: 0 } });
  });

  test('is still known where it was imported before dates were kept', async () => {
    const { plan, run, provider } = await startImporter();
    const old = await fixture('old-installation.xml', '');
    await run((await plan(old)).id, { types: { post: 'story' }, hosts: [], redirects: false });
    await provider.data.db.exec('UPDATE import_item SET published_at = NULL');
    expect(await plan(old)).toMatchObject({ items: { planned: 0, skipped: 1 } });
  });
});

test('what is nearly XML is read, with a note; other damage is told with its line', async () => {
  const { plan, refuse } = await startImporter();
  const text = await fixture('stray-ampersand.xml', '');
  expect(await plan(text)).toMatchObject({
    kind: 'squarespace',
    items: { planned: 1 },
    skipped: [{ reason: expect.stringContaining('read as they stand'), count: 1 }],
  });
  expect(await plan(text.replace('&', '< \u0001&nbsp;'))).toMatchObject({ items: { planned: 1 } });
  expect(await refuse(text.replace('</title><link>/blog', '<title><link>/blog'))).toContain('line 1');
});

describe('a host', () => {
  const jpeg = picture().arrayBuffer();
  const named = (origin: string): string =>
    `<rss xmlns:content="c" xmlns:wp="w"><channel><link>http://old.example</link><item><title>T</title><wp:post_id>1</wp:post_id><content:encoded><![CDATA[<img src="${origin}/a.jpg">]]></content:encoded></item></channel></rss>`;

  test('that a chosen one leads to can be ticked, and what waits for it is taken then', async () => {
    const other = await serve();
    const { host, origin } = await serve((request, response) =>
      response.writeHead(301, { location: `${other.origin}${request.url ?? ''}` }).end(),
    );
    const { plan, run, call } = await startImporter();
    const { id } = await plan(named(origin));
    const choices = { types: { post: 'story' }, hosts: [host], redirects: false };
    const waiting = await run(id, choices);
    expect(waiting).toMatchObject({
      state: 'done',
      made: 0,
      items: { failed: 1 },
      reason: `Pictures lead to ${other.host}. Tick it below, and import what is left.`,
    });
    expect(waiting.hosts).toEqual([
      { host, files: 1 },
      { host: other.host, files: 0 },
    ]);
    expect(await run(id, { ...choices, hosts: [host, other.host] })).toMatchObject({ made: 1, files: 1 });
    const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
    expect(stories[0]?.contentSource).toContain('![](/media/');
  });

  test('that is left unticked then is none: the rest of the text is taken', async () => {
    const other = await serve();
    const { host, origin } = await serve((request, response) =>
      response.writeHead(302, { location: `${other.origin}${request.url ?? ''}` }).end(),
    );
    const { plan, run, report } = await startImporter();
    const { id } = await plan(named(origin));
    const choices = { types: { post: 'story' }, hosts: [host], redirects: false };
    await run(id, choices);
    expect(await run(id, choices)).toMatchObject({ made: 1, files: 0 });
    expect(await report(id)).toContain(`a.jpg was not taken. It leads to ${other.host}, which was not chosen.`);
    expect(other.asked).toEqual([]);
  });

  test('goes with its www.', async () => {
    const hosts: string[] = [];
    const { host } = await serve((request, response) => {
      hosts.push(request.headers.host ?? '');
      if (request.headers.host?.startsWith('www.') === true) response.writeHead(200).end(Buffer.from(bytes));
      else response.writeHead(301, { location: `http://www.${request.headers.host ?? ''}/a.jpg` }).end();
    });
    const bytes = await jpeg;
    const port = host.split(':')[1] ?? '';
    const { plan, run } = await startImporter();
    const { id } = await plan(named(`http://localhost:${port}`));
    const done = await run(id, { types: { post: 'story' }, hosts: [`localhost:${port}`], redirects: false });
    // A name that this machine may not know: what matters is that it was asked for.
    expect(done).toMatchObject({ made: 1, items: { failed: 0 } });
    expect(done.hosts).toEqual([{ host: `localhost:${port}`, files: 1 }]);
  });
});

test('a story that was published keeps its day when it is published here; one that was planned is scheduled', async () => {
  const { plan, run, call, report, provider, send } = await startImporter();
  const item = (id: number, title: string, date: string, status: string): string =>
    `<item><title>${title}</title><link>http://old.example/${String(id)}/</link><wp:post_id>${String(id)}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:status>${status}</wp:status><content:encoded>Words</content:encoded></item>`;
  const { id } = await plan(
    `<rss xmlns:content="c" xmlns:wp="w"><channel><link>http://old.example</link>${[
      item(1, 'Of 2012', '2012-05-06 07:08:09', 'publish'),
      item(2, 'Of 2013', '2013-05-06 07:08:09', 'publish'),
      item(3, 'Planned', '2131-05-06 07:08:00', 'future'),
      item(4, 'Draft', '2014-05-06 07:08:09', 'draft'),
      item(5, 'Planned for 2015', '2015-05-06 07:08:09', 'future'),
    ].join('')}</channel></rss>`,
  );
  await run(id, { types: { post: 'story' }, hosts: [], redirects: false });
  expect(await report(id)).toContain('It was planned for 2131-05-06 07:08 UTC, and will be public then');
  const { stories: drafts } = await call<{ stories: readonly Dated[] }>('GET', '/api/stories');
  expect(drafts.find(({ title }) => title === 'Planned')).toMatchObject({
    visibility: 'draft',
    publishAt: '2131-05-06T07:08:00.000Z',
  });
  // In another order than that of their days.
  for (const title of ['Draft', 'Planned for 2015', 'Of 2013', 'Of 2012']) {
    const { id: story = 0 } = drafts.find((one) => one.title === title) ?? {};
    const words = { title, authorname: 'A', content: 'Words', visibility: 'public' };
    await send(`/api/stories/${String(story)}`, words, 200, 'PATCH');
  }
  const { stories } = (await provider.app.inject({ url: '/api/stories' })).json<{ stories: readonly Dated[] }>();
  expect(stories.map(({ title }) => title)).toEqual(['Of 2012', 'Of 2013', 'Planned for 2015', 'Draft']);
  expect(stories.slice(0, 3).map(({ createdAt }) => createdAt)).toEqual([
    '2012-05-06T07:08:09.000Z',
    '2013-05-06T07:08:09.000Z',
    // It went live there before it came here.
    '2015-05-06T07:08:09.000Z',
  ]);
  // Nobody has seen a draft before.
  expect(stories[3]?.createdAt.slice(0, 4)).toBe(new Date().toISOString().slice(0, 4));
});

test('hosts beyond a hundred are told', async () => {
  const { plan } = await startImporter();
  const pictures = Array.from({ length: 102 }, (_, at) => `<img src="http://h${String(at)}.example/a.jpg">`).join('');
  const made = await plan(
    `<rss xmlns:content="c" xmlns:wp="w"><channel><link>http://old.example</link><item><title>A</title><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><content:encoded>${pictures.replaceAll('<', '&lt;')}</content:encoded></item></channel></rss>`,
  );
  expect(made.hosts).toHaveLength(100);
  expect(made.skipped).toContainEqual(
    expect.objectContaining({ reason: expect.stringContaining('beyond the first hundred'), count: 2 }),
  );
});

test('what an import has written is taken up at once by what works in the background', async () => {
  const { origin, host } = await serve();
  const { plan, run, provider } = await startImporter({ preparePictures: true });
  let told = 0;
  provider.app.dataChanges.listen(() => void (told += 1));
  const { id } = await plan(await fixture('library-texts.xml', origin));
  const before = told;
  await run(id, { types: { post: 'story', portfolio: 'project' }, hosts: [host], redirects: false });
  // The request that began it, and each of its two items.
  expect(told - before).toBe(3);
  // Lighter pictures are made, though nobody has written anything since.
  await expect
    .poll(() => readdirSync(join(provider.folder, 'variants')).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
});
