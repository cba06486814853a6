import { planFolder } from '../../provider/src/imports/folder-source.ts';
import { toRichText, toWords } from '@vitrine/markdown';
import { describe, expect, test } from 'vitest';
import { startImporter } from './support/imports.ts';
import { item, readGhost, readItems, readText, wxr } from './support/read-exports.ts';

describe('what an awkward text has is kept or told', () => {
  test('tasks keep whether they are done', async () => {
    const { parts, told } = await readText(
      '<ul><li><input type="checkbox" checked> Drawn</li><li><label><input type="checkbox"> Sewn</label></li></ul>',
    );
    expect(parts).toEqual(['- ☑ Drawn\n- ☐ Sewn']);
    expect(told).toBe('');
  });

  test('fields outside of a form are told', async () => {
    const { told } = await readText('<p>Words</p><input type="text"><input type="submit" value="Send">');
    expect(told).toBe('2 forms were not taken.');
  });

  test.each(['<ol reversed>', '<ol type="a">', '<ol type="I">', '<ol><li value="7">Seven</li>'])(
    'a list that counts otherwise is told: %s',
    async (html) => {
      const { told } = await readText(`${html}<li>One</li></ol>`);
      expect(told).toBe('A list that was numbered in another way counts one by one: look at its numbers.');
    },
  );

  test.each([
    '<p style="display:none">Cheap kites</p>',
    '<p style="color:red; visibility: hidden">Cheap kites</p>',
    '<p hidden>Cheap kites</p>',
    '<span class="screen-reader-text">Cheap kites</span>',
  ])('words that nobody saw are told: %s', async (html) => {
    const { parts, told } = await readText(`<p>Words</p>${html}`);
    expect(parts).toEqual(['Words', 'Cheap kites']);
    expect(told).toBe('Words that the old site hid stand as usual ones: “Cheap kites”.');
  });

  test('a note within a text stands in brackets', async () => {
    const { parts, told } = await readText(
      'Kites[efn_note]Made of <em>paper</em>.[/efn_note] and cups [footnote]Of clay.[/footnote].',
    );
    expect(parts).toEqual(['Kites (Made of _paper_.) and cups (Of clay.).']);
    expect(told).toBe('');
  });

  test('a picture for browsers without script comes, where another one stands beside it', async () => {
    const { parts } = await readText(
      '<img src="https://old.example/up/one.jpg"><noscript><img src="https://old.example/up/two.jpg"></noscript>' +
        '<p>Words</p><img data-src="https://old.example/up/three-300x200.webp"><noscript><img src="https://old.example/up/three.jpg"></noscript>',
    );
    expect(parts.map((part) => part.replace(/-300x200/, ''))).toEqual([
      '[one.jpg]',
      '[two.jpg]',
      'Words',
      '[three.webp]',
    ]);
  });

  test.each([
    ['tel:+49 30 1234', 'tel:+49%2030%201234'],
    ['mailto:a@b.example?subject=x y', 'mailto:a@b.example?subject=x%20y'],
    ['https://e.example/a_(b)?y=[2]', 'https://e.example/a_%28b%29?y=[2]'],
    ['HTTPS://E.example/%E0%A4', 'https://e.example/%E0%A4'],
  ])('a link is one, whatever its address: %s', async (href, to) => {
    const { parts } = await readText(`<p>Words <a href="${href}">led</a></p>`);
    expect(parts).toEqual([`Words [led](${to})`]);
    expect(toWords(toRichText(parts[0] ?? ''))).toBe('Words led');
  });
});

describe('an awkward export', () => {
  const whole = wxr(item('Words “é”', '<wp:post_id>1</wp:post_id>', 'Told'));
  const warning = '<br />\n<b>Warning</b>: Undefined index in <b>/x.php</b> on line <b>3</b><br />\n';
  const declared = '<?xml version="1.0" encoding="UTF-8"?>\n';

  test.each([
    ['with a warning before it', `${warning}${declared}${whole}`],
    ['with a plain warning before it', `Notice: Undefined index\n${declared}${whole}`],
    ['with a warning before it, and without a declaration', `Notice: Undefined index\n${whole}`],
    [
      'with an element of a theme before it',
      `${declared}<!-- generator --><meta name="generator" content="A" />\n${whole}`,
    ],
    [
      'with a script behind it',
      `${declared}${whole}\n<script>if (a < b && c) x</script><br><item><title>No</title></item></p>`,
    ],
    ['with words behind it', `${declared}${whole}Notice: & more`],
  ])('%s is read, and that is told', async (_name, content) => {
    const { plan, run, call } = await startImporter();
    const found = await plan(content);
    expect(found.items).toMatchObject({ planned: 1 });
    expect(found.skipped).toMatchObject([{ reason: expect.stringContaining('the file is damaged'), count: 1 }]);
    await run(found.id, { types: { post: 'story' }, hosts: [], redirects: true });
    const { stories } = await call<{ stories: readonly { title: string; content: string }[] }>('GET', '/api/stories');
    expect(stories).toMatchObject([{ title: 'Told', content: expect.stringContaining('Words “é”') }]);
  });

  test('that is cut off is still refused, as is a page that shows one', async () => {
    const { refuse } = await startImporter();
    expect(await refuse(`${warning}${whole.slice(0, -20)}`)).toContain('it is damaged, or ends');
    expect(await refuse(`<!DOCTYPE html><html><body><pre>${whole}</pre></body></html>`)).toContain('a web page');
  });

  test('has its authors as words', async () => {
    const { items } = await readItems(
      '<wp:author><wp:author_login>me</wp:author_login><wp:author_display_name><![CDATA[Meera &amp; <b>Anna</b>]]></wp:author_display_name></wp:author>',
      item('Words', '<dc:creator>me</dc:creator>'),
    );
    expect(items[0]?.author).toBe('Meera & Anna');
  });

  test('has its times in their zones', async () => {
    const dateOf = async (date: string) => (await readItems(item('Words', date))).items[0]?.date;
    expect(await dateOf('<wp:post_date>2012-05-06T07:08:09+02:00</wp:post_date>')).toBe(Date.UTC(2012, 4, 6, 5, 8, 9));
    expect(await dateOf('<wp:post_date>2012-05-06 07:08:09</wp:post_date>')).toBe(Date.UTC(2012, 4, 6, 7, 8, 9));
    expect(await dateOf('<wp:post_date>2012-05-06</wp:post_date>')).toBe(Date.UTC(2012, 4, 6));
  });

  test('has files of its library by their other address', async () => {
    const { parts } = await readItems(
      item('[gallery ids="7"]'),
      '<item><wp:post_type>attachment</wp:post_type><wp:post_id>7</wp:post_id><guid isPermaLink="false">https://old.example/up/one.jpg</guid></item>',
    );
    expect(parts).toEqual(['[one.jpg]']);
  });

  test('tells which texts have no date, where they were public', async () => {
    const { plan, run, report } = await startImporter();
    const of = (id: number, status: string) =>
      item('Words', `<wp:post_id>${String(id)}</wp:post_id><wp:status>${status}</wp:status>`, `One ${status}`);
    const { id } = await plan(wxr(of(1, 'publish'), of(2, 'draft')));
    await run(id, { types: { post: 'story' }, hosts: [], redirects: true });
    const lines = (await report(id)).split('\r\n').filter((line) => line.includes('Its date is not in this file'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('One publish');
  });

  test('of Ghost tells what stood in mails alone', async () => {
    const root = {
      children: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] },
        { type: 'email', html: '<p>Hello {first_name}</p>' },
        { type: 'email-cta', html: '<p>Read on</p>', buttonText: 'Go', buttonUrl: 'https://else.example' },
      ],
    };
    const { parts, told } = await readGhost({
      posts: [{ id: 'a', title: 'T', slug: 't', lexical: JSON.stringify({ root }), status: 'published' }],
    });
    expect(parts).toEqual(['Words', 'Hello {first\\_name}', 'Read on', '[Go](https://else.example/)']);
    expect(told).toBe('Words that stood in mails alone stand among the others: “Hello {first_name}”, “Read on Go”.');
  });
});

describe('what awkward markup means is kept or told', () => {
  test('codes that only change how words look end no line', async () => {
    const { parts, told } = await readText(
      '[dropcap]K[/dropcap]ites are [highlight]light[/highlight], and [tooltip text="Of paper"]thin[/tooltip].',
    );
    expect(parts).toEqual(['Kites are light, and thin.']);
    expect(told).toBe('The shortcode [tooltip] was not taken.');
  });

  test.each(['code', 'kbd', 'samp', 'tt'])('words that were set as code are told: %s', async (name) => {
    const { parts, told } = await readText(`<p>Type <${name}>npm</${name}></p>`);
    expect(parts).toEqual(['Type npm']);
    expect(told).toBe('Words that were set as code stand as usual ones: “npm”.');
  });

  test('a picture of one pixel is none', async () => {
    const { parts } = await readText('<p>Words</p><img src="https://count.example/p.gif" width="1" height="1">');
    expect(parts).toEqual(['Words']);
  });

  test('the old address of what has another one here is not led away, and that is told', async () => {
    const { plan, run, report, call } = await startImporter();
    const page = (id: number, parent: string, type = 'page') =>
      item(
        'Words',
        `<link>https://old.example/${parent}studio/</link><wp:post_id>${String(id)}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:post_name>studio</wp:post_name><wp:status>publish</wp:status>`,
        `Studio ${String(id)}`,
      );
    await call('POST', '/api/pages', { title: 'Studio', content: 'Ours', slug: 'studio' }, 201);
    const { id } = await plan(wxr(page(1, ''), page(2, 'en/'), page(3, 'project/', 'work')));
    await run(id, { types: { page: 'page', work: 'project' }, hosts: [], redirects: true });
    const { data } = await call<{ data: readonly { source: string; target: string }[] }>('GET', '/api/redirects');
    expect(data.map(({ source, target }) => [source, target])).toEqual([['/en/studio', '/studio-3']]);
    expect(await report(id)).toContain(
      'Its old address /studio is that of something else here: it leads there as ever, and what came is at /studio-2.',
    );
  });

  test('old addresses in the report can be read', async () => {
    const { plan, report } = await startImporter();
    const link = '<link>https://old.example/%E0%A4%95%E0%A4%B2%E0%A4%BE/</link>';
    expect(await report((await plan(wxr(item('Words', link)))).id)).toContain('"/कला"');
  });

  test('spaces around the names of folders are in no title', async () => {
    expect(
      planFolder('Work', [
        { path: 'Work/ Kal /Red /1.jpg', file: 'a', bytes: 1 },
        { path: 'Work/Upar/1.jpg', file: 'b', bytes: 1 },
      ]).items.map(({ title }) => title),
    ).toEqual(['Kal – Red', 'Upar']);
  });

  test('a caption above its picture is its caption, and parts of one do not run into each other', async () => {
    const { parts } = await readText(
      '<figure><figcaption>Above</figcaption><img src="https://old.example/up/one.jpg"></figure><figure><img src="https://old.example/up/two.jpg"><figcaption>Kites<br>Cups<ul><li>Red</li><li>Blue</li></ul></figcaption></figure>',
    );
    expect(parts).toEqual(['[one.jpg Above]', '[two.jpg Kites Cups Red Blue]']);
  });

  test.each([
    ['<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['<amp-youtube data-videoid="dQw4w9WgXcQ"></amp-youtube>', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['<lite-vimeo videoid="76979871"></lite-vimeo>', 'https://vimeo.com/76979871'],
    ['<amp-vimeo data-videoid="76979871"></amp-vimeo>', 'https://vimeo.com/76979871'],
  ])('a player that is named by its film alone is a link to it: %s', async (html, address) => {
    const { parts } = await readText(`<p>Words</p>${html}`);
    expect(parts).toEqual(['Words', `[${address}](${address})`]);
  });
});
