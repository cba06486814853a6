import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createProviderClient } from '../../src/api/client.ts';
import { createReads } from '../../src/api/reads.ts';
import { toEmbedded } from '../../src/app/embedded.ts';
import { createPages } from '../../src/app/pages.tsx';
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
    expect(embeddedIn(body)).toEqual({
      origin,
      answers: { '/api/project?slug=upar': [200, answers['/api/project?slug=upar']] },
    });
    expect(embeddedIn((await drawPage(paths.contact)).body)?.answers).toEqual({});
    expect(embeddedIn((await drawPage(paths.story(99))).body)?.answers).toEqual({
      '/api/stories/99': [404, { message: 'No.' }],
    });
  });

  test('shows nobody’s text as anything but text', async () => {
    const story = { id: 1, title: nasty, authorname: nasty, content: nasty };
    const { body } = await drawPage(paths.story(1), { '/api/stories/1': story });
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img onerror');
    expect(embeddedIn(body)?.answers['/api/stories/1']).toEqual([200, story]);
  });

  test('links to the code of its route, each once, and to nothing that is there already; its styles it brings along', async () => {
    const { body, styles } = await drawPage(paths.project('upar'));
    expect(styles).toEqual(['/* assets/site.css */\n/* assets/project.css */']);
    expect(body).toContain(`<style>${styles.join('')}</style>`);
    expect(body.match(/<link rel="(stylesheet|modulepreload)"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/project.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/tile.js">',
      // The loader of the page's code finds its styles there.
      '<link rel="stylesheet" crossorigin href="/assets/site.css" disabled>',
      '<link rel="stylesheet" crossorigin href="/assets/project.css" disabled>',
    ]);
  });

  test('runs what the app stands on before the app, each as a script of its own', async () => {
    const { body } = await drawPage(paths.work);
    expect(body.match(/<script (?!type)[^>]*>/g)).toEqual([
      '<script fetchpriority="low" type="module" crossorigin src="/assets/base.js">',
      '<script fetchpriority="low" type="module" src="/assets/index.js">',
    ]);
    expect(body).not.toContain('modulepreload');
  });

  test('preloads the picture of its first view, and no other', async () => {
    const preloads = (await drawPage(paths.project('upar'))).body.match(/<link rel="preload" as="image"[^>]*>/g);
    expect(preloads).toEqual(['<link rel="preload" as="image" href="/media/upar-header.jpg" fetchPriority="high"/>']);
  });

  test('comes in the light of its project', async () => {
    const project = { id: 1, title: 'Night', slug: 'upar', Theme: 'black' };
    const { body } = await drawPage(paths.project('upar'), { '/api/project?slug=upar': { data: project } });
    expect(body).toContain('<body class="black-theme" data-tint="black">');
    expect((await drawPage(paths.work)).body).toContain('<body class="white-theme">');
  });

  test('a trailing slash leads on, never to another host', async () => {
    expect(await draw('/work/?page=2')).toMatchObject({ status: 301, location: '/work?page=2' });
    expect(await draw('//evil.example/')).toMatchObject({ status: 301, location: '/evil.example' });
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

test('every page names the module that it fetches', () => {
  const pages = createPages(createReads(createProviderClient({ host: origin })));
  for (const { module } of pages) expect([module, existsSync(module)]).toEqual([module, true]);
  expect(new Set(pages.map(({ module }) => module)).size).toBe(pages.length);
});

test('an index.html without its places is refused at once', () => {
  expect(() => createFrame('<html><head></head><body></body></html>', {}, fileText)).toThrow(
    'index.html has no single',
  );
});
