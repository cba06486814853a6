import { existsSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { createProviderClient } from '../../src/api/http/client.ts';
import { normaliseProject } from '../../src/api/normalise/projects.ts';
import { createReads } from '../../src/api/site/reads.ts';
import { toEmbedded } from '../../src/app/embedded.ts';
import { moduleOf } from '../../src/app/page-modules.ts';
import { createPages, findPage } from '../../src/app/pages.tsx';
import { SiteApp } from '../../src/app/SiteApp.tsx';
import { createFrame } from '../../src/app/template.ts';
import { paths } from '../../src/domain/paths.ts';
import { answers, draw, drawPage, origin, fileText } from './support/renderer.ts';

const nasty = '</script><script>alert(1)</script>"\'$&<img onerror=alert(1)>';

function embeddedIn(html: string) {
  const [, json] = /<script type="application\/json" id="embedded">([^<]*)<\/script>/.exec(html) ?? [];
  return toEmbedded(JSON.parse(json ?? 'null'));
}

describe('a drawn page', () => {
  test.each([
    [paths.home, 200, 'Small Hours'],
    [paths.work, 200, 'Upar'],
    [paths.project('upar'), 200, 'Nine gardens, nine altitudes.'],
    [paths.about, 200, 'Half a ream, and the rest in conversation'],
    [paths.stories, 200, 'Make the dummy first'],
    [paths.story(1), 200, 'The first thing we make.'],
    [paths.contact, 200, 'Enquiries'],
    ['/no/such/page', 404, '404 - Page Not Found'],
    [paths.project('nobody'), 404, '404 - Page Not Found'],
    [paths.story(99), 404, '404 - Page Not Found'],
  ])('%s answers %i with its content in the frame', async (url, status, text) => {
    const page = await drawPage(url);
    expect([page.status, page.contentType, page.location]).toEqual([status, 'text/html; charset=utf-8', null]);
    expect(page.body).toContain(text);
    expect(page.body.match(/<title>/g)).toHaveLength(1);
    expect(page.body.match(/<h1/g)).toHaveLength(1);
    expect(page.body).not.toContain('Needs JavaScript.');
    expect(page.body.includes('rel="canonical"')).toBe(status === 200);
    expect(page.body.includes('content="noindex"')).toBe(status === 404);
  });

  test('an unknown slug also says what the provider said', async () => {
    expect((await drawPage(paths.project('nobody'))).body).toContain('HTTP error: 404');
  });

  test('brings along exactly what it read', async () => {
    const { body } = await drawPage(paths.project('upar'));
    const value = normaliseProject(answers['/api/project?slug=upar'], '');
    expect(embeddedIn(body)).toEqual({ origin, read: { key: 'upar', answer: { value, problems: [] } } });
    expect(embeddedIn((await drawPage(paths.contact)).body)).toEqual({ origin, read: null });
    expect(embeddedIn((await drawPage(paths.story(99))).body)?.read).toEqual({
      key: '99',
      answer: { value: null, problems: [{ kind: 'http', status: 404, message: 'No.', body: '{"message":"No."}' }] },
    });
  });

  test('shows every text as text, never as markup', async () => {
    const story = { id: 1, title: nasty, authorname: nasty, content: nasty };
    const { body } = await drawPage(paths.story(1), { '/api/stories/1': story });
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img onerror');
    const read = { title: nasty, author: nasty, content: nasty };
    expect(embeddedIn(body)?.read?.answer.value).toMatchObject(read);
  });

  test('links to the code of its route, each once, and to nothing that is there already; its styles it brings along', async () => {
    const { body, styles } = await drawPage(paths.project('upar'));
    // A file comes after those that it depends on.
    expect(styles).toEqual(['/* assets/site.css */\n/* assets/app.css */\n/* assets/project.css */']);
    expect(body).toContain(`<style>${styles.join('')}</style>`);
    expect(body.match(/<link rel="(stylesheet|modulepreload)"[^>]*>/g)).toEqual([
      // The loader of the page's code finds its styles there.
      '<link rel="stylesheet" crossorigin href="/assets/site.css" media="not all" disabled>',
      '<link rel="stylesheet" crossorigin href="/assets/app.css" media="not all" disabled>',
      '<link rel="stylesheet" crossorigin href="/assets/project.css" media="not all" disabled>',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/tile.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/project.js">',
    ]);
  });

  test('begins with the scripts of index.html, after the visible content', async () => {
    const { body } = await drawPage(paths.work);
    expect(body.match(/<script [^>]*src=[^>]*>/g)).toEqual([
      '<script fetchpriority="low" type="module" crossorigin src="/assets/runtime.js">',
      '<script fetchpriority="low" type="module" crossorigin src="/assets/packages.js">',
    ]);
  });

  test('preloads the picture of its first view, and no other', async () => {
    const preloads = (await drawPage(paths.project('upar'))).body.match(/<link rel="preload" as="image"[^>]*>/g);
    expect(preloads).toEqual(['<link rel="preload" as="image" href="/media/upar-header.jpg" fetchPriority="high"/>']);
  });

  test('comes in the theme of its project', async () => {
    const project = { id: 1, title: 'Night', slug: 'upar', Theme: 'black' };
    const { body } = await drawPage(paths.project('upar'), { '/api/project?slug=upar': { data: project } });
    expect(body).toContain('<body class="black-theme" data-theme-override="black">');
    expect((await drawPage(paths.work)).body).toContain('<body class="white-theme">');
  });

  test('a trailing slash leads on, never to another host', async () => {
    expect(await draw('/work/?page=2')).toMatchObject({ status: 301, location: '/work?page=2' });
    expect(await draw('//evil.example/')).toMatchObject({ status: 301, location: '/evil.example' });
  });

  test('a slug that a project had before leads to the one of now', async () => {
    const project = { id: 1, title: 'Tide', slug: 'गमन/?x' };
    expect(
      await draw('/project/untitled?from=feed', { '/api/project?slug=untitled': { data: project } }),
    ).toMatchObject({
      status: 301,
      location: `${paths.project(project.slug)}?from=feed`,
    });
  });

  test.each([paths.login, paths.dashboard, '/dashboard/all-projects'])('%s is left to the browser', async (url) => {
    expect(await draw(url)).toBeNull();
  });

  test.each([
    [paths.home, '/api/homepagegrid'],
    [paths.work, '/api/category'],
    [paths.project('upar'), '/api/project?slug=upar'],
  ])('%s is not drawn half read', async (url, read) => {
    await expect(draw(url, { [read]: 500 })).rejects.toThrow('HTTP error: 500');
  });
});

describe('what the server read is what the browser would have read', () => {
  test.each([
    paths.home,
    paths.work,
    paths.project('upar'),
    paths.about,
    paths.stories,
    paths.story(1),
    paths.story(99),
  ])('%s: taken over, it is shown without being asked for, and drawn alike', async (url) => {
    const { body } = await drawPage(url);
    const read = embeddedIn(body)?.read ?? null;
    const asked: string[] = [];
    const pages = createPages(async () => {
      asked.push(url);
      throw new Error('Nothing is to be read.');
    });
    const found = findPage(pages, url);
    if (read === null || found === null) throw new Error('Nothing embedded');
    await found.page.load();
    found.page.adopt(read);
    const html = renderToString(
      <StaticRouter location={url}>
        <SiteApp origin={origin} pages={pages} site={siteConfig} />
      </StaticRouter>,
    );
    const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0];
    // Only the server writes what crawlers read: a browser leaves it as it is.
    const told = /(<script type="application\/ld\+json">).*?(<\/script>)/s;
    expect(mainOf(html)).toBe(mainOf(body)?.replace(told, '$1$2'));
    expect(asked).toEqual([]);
  });
});

test('every page has a module of its own', () => {
  const pages = createPages(async () => createReads(createProviderClient({ host: origin })), true);
  const modules = pages.map(moduleOf);
  for (const module of modules) expect([module, existsSync(module)]).toEqual([module, true]);
  expect(new Set(modules).size).toBe(pages.length);
});

test('an index.html without its placeholders is refused at once', () => {
  expect(() => createFrame('<html><head></head><body></body></html>', {}, fileText)).toThrow(
    'index.html has no single',
  );
});

test('related projects that came as bare ids are linked in the first HTML, and embedded as they were found', async () => {
  const { body, status } = await drawPage('/project/boat', {
    '/api/project?slug=boat': { data: { id: 1, slug: 'boat', title: 'Boat', relatedProjects: ['7', 404] } },
    '/api/projects': { data: [{ id: 7, slug: 'crane', title: 'Crane', HeaderMedia: null }] },
  });
  expect(status).toBe(200);
  expect(body).toContain('href="/project/crane"');
  expect(body).not.toContain('No related projects found.');
  expect(body).toContain('"related":[{"id":"7","title":"Crane","slug":"crane","header":null}]');
});
