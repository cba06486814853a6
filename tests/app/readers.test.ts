import { Readable } from 'node:stream';
import ogs from 'open-graph-scraper';
import RssParser from 'rss-parser';
import { parseSitemap } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { escapeXml } from '../../src/app/feeds.ts';
import { paths } from '../../src/domain/paths.ts';
import { drawPage, origin } from './support/renderer.ts';

const hard = 'Salt & "paper" <b>\u0007\ud800 ]]>';
const media = { width: 1500, height: 800, alt: 'Tins', poster: null, color: null };
const project = {
  id: 1,
  title: hard,
  slug: 'ग्रीष्म',
  description: 'D'.repeat(200),
  HeaderMedia: 'media/one.jpg',
  details: { ...media, share: 'media/one.jpg.share.jpg' },
  year: '2025',
  updatedAt: '2026-11-20T08:00:00.000Z',
  credits: [{ id: 1, role: 'Design', name: 'Asha </script>' }],
  grids: [
    {
      id: 1,
      gridType: 'G7',
      frames: [
        { id: 1, mediaUrl: 'media/film.mp4', mediaType: 'VIDEO', details: { ...media, poster: 'media/still.jpg' } },
        { id: 2, mediaUrl: 'media/bare.mp4', mediaType: 'VIDEO' },
      ],
    },
  ],
};
const story = {
  id: 7,
  title: hard,
  authorname: 'Hetal Vora',
  content: 'First & foremost.\n\nSecond <line>.',
  createdAt: '2026-11-01T08:00:00.000Z',
};
const address = origin + paths.project(project.slug);
const changes = {
  [`/api/project?slug=${encodeURIComponent(project.slug)}`]: { data: project },
  '/api/projects': { data: [project] },
  '/api/stories': { stories: [story] },
  '/api/stories/7': story,
};

/** What JSON-LD a page holds, by type. */
function thingsIn(html: string): Readonly<Record<string, Record<string, unknown>>> {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const graph: Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'];
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}

describe('a share bot', () => {
  test('reads title, 150 characters, absolute addresses and the cut picture of a project', async () => {
    const { body } = await drawPage(paths.project(project.slug), changes);
    const { result } = await ogs({ html: body });
    expect(result).toMatchObject({
      ogTitle: expect.stringContaining('Salt & "paper" <b>'),
      ogDescription: 'D'.repeat(150),
      ogType: 'website',
      ogSiteName: 'Half Ream',
      ogUrl: address,
      twitterCard: 'summary_large_image',
    });
    expect(result.ogImage).toEqual([
      { url: `${origin}/media/one.jpg.share.jpg`, type: 'image/jpeg', width: '1200', height: '630', alt: 'Tins' },
    ]);
    expect(body).toContain(`<link href="${address}" rel="canonical"/>`);
    expect(body.match(/<meta content="D{150}" name="description"\/>/g)).toHaveLength(1);
  });

  test('of another provider’s picture it claims no size', async () => {
    const plain = { ...project, details: null };
    const { body } = await drawPage(paths.project(project.slug), {
      ...changes,
      [`/api/project?slug=${encodeURIComponent(project.slug)}`]: { data: plain },
    });
    const { result } = await ogs({ html: body });
    expect(result.ogImage?.[0]).toMatchObject({ url: `${origin}/media/one.jpg` });
    expect(body).not.toContain('og:image:width');
  });

  test.each([paths.home, paths.work, paths.about, paths.stories, paths.contact, paths.story(7)])(
    '%s says what it is and where',
    async (url) => {
      const { result } = await ogs({ html: (await drawPage(url, changes)).body });
      expect(result.ogUrl).toBe(origin + url);
      expect(result.ogTitle).not.toBe('');
      expect((result.ogDescription ?? '').length).toBeGreaterThan(0);
    },
  );

  test('each page of Work has an address of its own', async () => {
    const projects = Array.from({ length: 20 }, (_, index) => ({ id: index, title: 'P', slug: `p-${String(index)}` }));
    const { body } = await drawPage(`${paths.work}?page=2&utm=x`, { '/api/projects': projects });
    expect(body).toContain(`<link href="${origin}/work?page=2" rel="canonical"/>`);
    expect(body).toMatch(/<noscript><nav[^>]*><a [^>]*href="\/work">1<\/a>/);
  });
});

describe('structured data', () => {
  test('of a project: the work, its credits, its films with a poster, its place', async () => {
    const { CreativeWork, BreadcrumbList } = thingsIn((await drawPage(paths.project(project.slug), changes)).body);
    expect(CreativeWork).toMatchObject({
      url: address,
      image: `${origin}/media/one.jpg`,
      dateCreated: '2025',
      contributor: [
        { '@type': 'Role', roleName: 'Design', contributor: { '@type': 'Person', name: 'Asha </script>' } },
      ],
      video: [
        {
          '@type': 'VideoObject',
          contentUrl: `${origin}/media/film.mp4`,
          thumbnailUrl: `${origin}/media/still.jpg`,
          uploadDate: project.updatedAt,
        },
      ],
    });
    expect(BreadcrumbList?.['itemListElement']).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/work` },
      { position: 3, item: address },
    ]);
  });

  test('of the home page: the studio and its site; of a story: the posting', async () => {
    const { Organization, WebSite } = thingsIn((await drawPage(paths.home)).body);
    expect(Organization).toMatchObject({ name: 'Half Ream', url: `${origin}/`, logo: `${origin}/logo-dark.svg` });
    expect(WebSite).toMatchObject({ url: `${origin}/`, publisher: { '@id': Organization?.['@id'] } });
    const { BlogPosting } = thingsIn((await drawPage(paths.story(7), changes)).body);
    expect(BlogPosting).toMatchObject({
      author: { name: 'Hetal Vora' },
      datePublished: story.createdAt,
      mainEntityOfPage: `${origin}/individual/7`,
    });
  });
});

describe('a sitemap reader', () => {
  test('finds every page, when it changed, and its picture', async () => {
    const { body, contentType } = await drawPage('/sitemap.xml', changes);
    expect(contentType).toContain('application/xml');
    const items = await parseSitemap(Readable.from([body]));
    expect(items.map(({ url }) => url)).toEqual([
      `${origin}/`,
      `${origin}/work`,
      `${origin}/about`,
      `${origin}/story`,
      `${origin}/contact`,
      address,
      `${origin}/individual/7`,
    ]);
    expect(items[5]).toMatchObject({ lastmod: project.updatedAt, img: [{ url: `${origin}/media/one.jpg` }] });
    expect(items[6]).toMatchObject({ lastmod: story.createdAt });
  });

  test('is led there by robots.txt, and away from the dashboard', async () => {
    const { body, contentType } = await drawPage('/robots.txt');
    expect(contentType).toContain('text/plain');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /dashboard', `Sitemap: ${origin}/sitemap.xml`]),
    );
  });
});

describe('a feed reader', () => {
  test('reads the stories whole', async () => {
    const { body } = await drawPage('/stories.rss', changes);
    const feed = await new RssParser().parseString(body);
    expect(feed).toMatchObject({ title: 'Coffee break | Half Ream', link: `${origin}/story`, language: 'en' });
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]).toMatchObject({
      title: 'Salt & "paper" <b>\ufffd ]]>',
      link: `${origin}/individual/7`,
      guid: `${origin}/individual/7`,
      creator: 'Hetal Vora',
      isoDate: story.createdAt,
      'content:encoded': '<p>First &amp; foremost.</p><p>Second &lt;line&gt;.</p>',
    });
  });

  test('reads a formatted story with its elements and its pictures, at whole addresses; visitors are drawn the same', async () => {
    const richContent = [
      { tag: 'h2', parts: ['Tea & co'] },
      { tag: 'p', parts: ['One\nline, ', { tag: 'a', href: '/work', parts: ['work'] }] },
      {
        tag: 'picture',
        parts: ['Tins'],
        mediaUrl: 'media/one.jpg',
        details: { ...media, widths: [320, 1500] },
        caption: '"Two" tins',
      },
      { tag: 'picture', parts: ['Words of one without a path'] },
    ];
    const formatted = { ...story, richContent };
    const { body } = await drawPage('/stories.rss', { '/api/stories': { stories: [formatted] } });
    const [item] = (await new RssParser().parseString(body)).items;
    expect(item?.['content:encoded']).toBe(
      `<h2>Tea &amp; co</h2><p>One<br>line, <a href="${origin}/work">work</a></p>` +
        `<figure><img src="${origin}/media/one.jpg" alt="Tins" width="1500" height="800">` +
        '<figcaption>&quot;Two&quot; tins</figcaption></figure>Words of one without a path',
    );
    const drawn = await drawPage(paths.story(7), { '/api/stories/7': formatted });
    const [figure = ''] = /<figure>.*?<\/figure>/s.exec(drawn.body) ?? [];
    // What is drawn before it has arrived is as high already.
    expect(figure).toMatch(/:1500\/800;/);
    expect(figure.replaceAll(/ (?:class|style|dir)="[^"]*"/g, '')).toBe(
      '<figure><div><img alt="Tins" decoding="async" height="800" loading="lazy"' +
        ' sizes="(max-width:1024px) 92.8vw,(min-width:1329px) 918px,69.1vw"' +
        ' srcSet="/media/one.jpg?width=320 320w,/media/one.jpg?width=1500 1500w" src="/media/one.jpg" width="1500"/></div>' +
        '<figcaption>&quot;Two&quot; tins</figcaption></figure>',
    );
  });

  test('finds the feed from every page', async () => {
    expect((await drawPage(paths.contact)).body).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Coffee break" href="/stories.rss">',
    );
  });

  test('is not given a file half read', async () => {
    await expect(drawPage('/stories.rss', { '/api/stories': 500 })).rejects.toThrow('HTTP error: 500');
  });
});

test('no text breaks XML', () => {
  expect(escapeXml(hard)).toBe('Salt &amp; &quot;paper&quot; &lt;b&gt;\ufffd ]]&gt;');
});
