import { builtLook } from '@vitrine/look';
import { facesWith } from '@vitrine/fonts/faces';
import { lookCss } from '@vitrine/look/css';
import { describe, expect, test } from 'vitest';
import { readDemoContent } from '../../provider/src/demo/content.ts';
import { emptyTexts } from '../../provider/src/rules/site.ts';
import { siteConfig } from '../../site.config.ts';
import { normaliseSite } from '../../src/api/normalise/site.ts';
import { toSite } from '../../src/app/embedded.ts';
import { paths } from '../../src/domain/paths.ts';
import { siteTexts } from '../contract/support/site.ts';
import { draw, drawPage } from './support/renderer.ts';

const file = (name: string, type: string) => ({ path: `media/${name}`, type, width: 1000, height: 250 });
const faces = facesWith(null);

const set = {
  data: {
    ...siteTexts,
    wordmarkDark: file('dark.svg', 'image/svg+xml'),
    wordmarkLight: file('light.svg', 'image/svg+xml'),
    icon: file('icon.svg', 'image/svg+xml'),
    touchIcon: file('icon.png', 'image/png'),
    share: { ...file('share.jpg', 'image/jpeg'), share: 'media/share.jpg.share.jpg' },
  },
};
const page = (url: string, data: object = set) => drawPage(url, { '/api/site': data });
const siteIn = (html: string) => toSite(JSON.parse(/id="site">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null'));

describe('a studio that has set nothing, or whose provider keeps no settings', () => {
  test.each([{ data: null }, 404])('is drawn with the facts of the build (%j)', async (answer) => {
    const { body } = await drawPage(paths.home, { '/api/site': answer });
    expect(body).toContain(`<title>${siteConfig.siteName} | ${siteConfig.tagline}</title>`);
    expect(body).toContain('<html lang="en">');
    expect(body).not.toContain('site.webmanifest');
    expect(await draw(paths.dashboard, { '/api/site': answer })).toBeNull();
  });
});

test('settings that cannot be read are no reason to show the facts of somebody else', async () => {
  await expect(drawPage(paths.home, { '/api/site': 500 })).rejects.toThrow();
});

test('rows, captions and lists without a value are not drawn, nor is a map without a place', async () => {
  const texts = Object.keys(siteTexts).filter((name) =>
    /Text|Email|^email|Label|Url|^address|^timings|^mobile|^landline|itude$/.test(name),
  );
  const small = ['copyright', 'disclaimer', 'lightSensitivity'];
  const empty = Object.fromEntries([...texts, ...small].map((name) => [name, '']));
  const { body } = await page(paths.contact, { data: { ...siteTexts, ...empty } });
  expect(body).not.toContain('<h2');
  expect(body).not.toContain('Open map');
  expect(
    body.match(/<(p|ul|address|dl|figcaption)\b[^>]*>\s*<\/\1>/g)?.filter((tag) => !tag.includes('role="status"')) ??
      [],
  ).toEqual([]);
  for (const text of ['mailto:', 'tel:', 'Half Ream', 'halfream']) expect(body.split('<body')[1]).not.toContain(text);
});

test('the first row that says something begins the page', async () => {
  const { body } = await page(paths.contact, { data: { ...siteTexts, enquiriesText: '', enquiriesEmail: '' } });
  expect([...body.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['Opportunities', 'Contact']);
});

describe('a new studio, of which nothing is known', () => {
  test.each([
    [paths.home, 'Home'],
    [paths.work, 'Work'],
    [paths.about, 'About'],
    [paths.stories, 'Coffee break'],
    [paths.contact, 'Talk to us'],
  ])('%s is nobody else’s', async (path, title) => {
    const { body } = await page(path, { data: emptyTexts });
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).not.toMatch(/half ream \||a design studio in New Delhi"|content=""|Selected work of|Stories from/i);
    for (const [name, fact] of Object.entries(readDemoContent().site))
      if (fact.length > 5 && !['disclaimer', 'lightSensitivity'].includes(name)) expect(body).not.toContain(`${fact}<`);
    expect(body).toMatch(/<a aria-label="Home"[^>]*><span[^>]*>Home<\/span>/);
    expect(body).not.toMatch(/<h1[^>]*><\/h1>/);
    expect(siteIn(body)).toMatchObject({ siteName: '', logo: null, map: null });
  });

  test('its home page shows the specified texts where there is nothing', async () => {
    const empty = { '/api/homepage/headervideos': { headerdata: [] }, '/api/homepagegrid': { homepageGrids: [] } };
    const texts = { '/api/homepagetexts': { hometexts: [] } };
    const { body } = await drawPage(paths.home, { '/api/site': { data: emptyTexts }, ...empty, ...texts });
    for (const text of ['Loading page...', 'No Grid Data Found', 'Home page text1']) expect(body).toContain(text);
  });

  test('its feed and its manifest name nobody', async () => {
    const data = { '/api/site': { data: emptyTexts } };
    expect((await drawPage('/stories.rss', data)).body).toContain('<title>Coffee break</title>');
    expect(JSON.parse((await drawPage('/site.webmanifest', data)).body)).not.toHaveProperty('name');
  });

  test('the dashboard’s empty page says what it is', async () => {
    const shell = await draw(paths.login, { '/api/site': { data: emptyTexts } });
    expect(shell?.body).toContain('<title>Dashboard</title>');
    expect(shell?.body).not.toContain('Half Ream');
  });
});

test('the demo studio’s own settings say what the build says', () => {
  const { site } = readDemoContent();
  expect(normaliseSite({ data: site }, siteConfig, '')?.site).toEqual(siteConfig);
});

describe('a studio that has set its facts', () => {
  test('its head, its language, its marks and its data say so', async () => {
    const { body } = await page(paths.home);
    for (const text of [
      '<html lang="de">',
      '<title>Studio Nord | Gestaltung aus Hamburg</title>',
      '<meta content="Bücher, Schilder, Schrift." name="description"/>',
      '<meta content="Studio Nord" property="og:site_name"/>',
      '<link rel="icon" href="/media/icon.svg" type="image/svg+xml" />',
      '<link rel="apple-touch-icon" href="/media/icon.png" />',
      '<link rel="manifest" href="/site.webmanifest" />',
      'data-first-theme="black"',
      '"name":"Studio Nord"',
      '"logo":"https://studio.example/media/dark.svg"',
      'src="/media/dark.svg"',
      'src="/media/light.svg"',
      '© Studio Nord.',
      'Instagram',
    ]) {
      expect(body).toContain(text);
    }
    expect(body.split('</head>', 1)[0]).not.toContain('Half Ream');
    expect(body).not.toContain('>LinkedIn');
    expect(siteIn(body)).toMatchObject({ siteName: 'Studio Nord', language: 'de' });
  });

  test('the site speaks its words, and leaves out what its menu hides', async () => {
    const words = [
      { text: 'Work', own: 'Arbeiten' },
      { text: 'Talk to us', own: 'Kontakt' },
      { text: 'Get to know us', own: 'Über uns' },
      { text: 'Coffee break', own: '<Pause> & "mehr"' },
      { text: 'Open menu', own: 'Menü öffnen' },
      { text: 'All Work', own: 'Alles' },
    ];
    const spoken = { data: { ...set.data, words, hidden: ['/about'] } };
    const home = (await page(paths.home, spoken)).body;
    for (const text of [
      '>Arbeiten</a>',
      '>Kontakt</a>',
      'aria-label="Menü öffnen"',
      '&lt;Pause&gt; &amp; &quot;mehr&quot;',
    ]) {
      expect(home).toContain(text);
    }
    for (const text of ['href="/about"', 'Über uns</a>', '>Work</a>', '<Pause>']) {
      expect(home.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain(text);
    }
    expect(siteIn(home)).toMatchObject({ words: { Work: 'Arbeiten' }, hidden: ['/about'] });
    expect((await page(paths.contact, spoken)).body).toContain('<title>Kontakt | Studio Nord</title>');
    expect((await page(paths.about, spoken)).status).toBe(200);
  });

  test('a page with no own words carries none', async () => {
    const { body } = await page(paths.contact, { data: { ...set.data, words: [], hidden: [] } });
    expect(siteIn(body)).not.toHaveProperty('words');
    expect(siteIn(body)).not.toHaveProperty('hidden');
  });

  test('Talk to us shows its blocks, and leaves out what it left empty', async () => {
    const { body } = await page(paths.contact);
    for (const text of [
      'Schreiben Sie uns.',
      'mailto:arbeit@nord.example',
      'Hafenstraße 1',
      'tel:+4900000001',
      'Mo-Fr',
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('tel:"');
    expect(body).not.toContain('tel:+4900000001</a></li><li>');
    // Nobody else's streets.
    expect(body).not.toContain('Mathura Road');
    expect(body).toContain('53.5436° N');
  });

  test('a page without a picture of its own is shared with its picture', async () => {
    const { body } = await page(paths.contact);
    expect(body).toContain('<meta content="https://studio.example/media/share.jpg.share.jpg" property="og:image"/>');
  });

  test('its dashboard begins with its name and its marks', async () => {
    const { body, status, styles } = await page(paths.dashboard);
    expect([status, styles]).toEqual([200, []]);
    expect(body).toContain('<title>Studio Nord</title>');
    expect(siteIn(body)).toMatchObject({ logo: { dark: '/media/dark.svg' } });
    expect(body).toContain('<div id="root"></div>');
  });

  test('its look is in every page after the build’s styles, told to the policy, and in the manifest', async () => {
    const look = { ...builtLook, accent: '#9a3412', white: { surface: '#f8efdf', ink: '#2b1a10' } };
    const looking = { data: { ...set.data, look } };
    for (const address of [paths.home, paths.contact, '/nowhere']) {
      const { body, styles } = await page(address, looking);
      expect(styles.slice(1)).toEqual([lookCss(look, faces)]);
      expect(body).toContain(`<style id="look">${lookCss(look, faces)}</style></head>`);
    }
    const dashboard = await page(paths.dashboard, looking);
    expect(dashboard.styles).toEqual([lookCss(look, faces, 'dashboard')]);
    expect(dashboard.body).toContain(`<template id="site-look">${lookCss(look, faces)}</template>`);
    // A page in the built look carries nothing.
    expect((await page(paths.contact)).body).not.toContain('id="look"');
  });

  test.each(['white', 'black'] as const)(
    'its manifest has the paper of the theme that it begins in, built or its own: %s',
    async (firstTheme) => {
      const look = {
        ...builtLook,
        white: { surface: '#f8efdf', ink: '#2b1a10' },
        black: { surface: '#101820', ink: '#f0e8d8' },
      };
      for (const [own, surface] of [
        [null, builtLook[firstTheme].surface],
        [look, look[firstTheme].surface],
      ] as const) {
        const { body } = await page('/site.webmanifest', { data: { ...set.data, firstTheme, look: own } });
        expect(JSON.parse(body)).toMatchObject({ theme_color: surface, background_color: surface });
      }
    },
  );

  test('its home page stands in the order of its look, and only what comes first is fetched before the rest', async () => {
    const orderOf = (body: string) =>
      [...body.matchAll(/aria-label="(Carousel|Selected films|Projects)"/g)].map(([, name]) => name);
    const film = { id: 1, projectId: 1, position: 1, videoUrl: 'media/a.mp4', details: { poster: 'media/a.jpg' } };
    const films = { headerdata: [{ ...film, project: { title: 'Upar', slug: 'upar' } }] };
    const home = (look: object) =>
      drawPage(paths.home, {
        '/api/site': { data: { ...set.data, look } },
        '/api/homepage/headervideos': films,
        '/api/homevideos': films,
      });
    const built = await home(builtLook);
    expect(orderOf(built.body)).toEqual(['Carousel', 'Selected films', 'Projects']);
    expect(built.body).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/);
    const turned = await home({ ...builtLook, home: ['work', 'carousel', 'contact', 'films'] });
    expect(orderOf(turned.body)).toEqual(['Projects', 'Carousel', 'Selected films']);
    expect(turned.body).not.toMatch(/fetchpriority="high"/i);
    expect(turned.body).not.toContain('data-under-bar=""');
    expect(siteIn(turned.body).home).toEqual(['work', 'carousel', 'contact', 'films']);
    // A page in the specified order says nothing of it.
    expect(siteIn(built.body)).not.toHaveProperty('home');
  });

  test('its list of projects comes first where the studio says so, and tiles have an address then', async () => {
    const look = { ...builtLook, work: 'list' };
    const current = (body: string) => /aria-current="true"[^>]*>(Tiles|List)</.exec(body)?.[1];
    const { body } = await page(paths.work, { data: { ...siteTexts, look } });
    expect(current(body)).toBe('List');
    expect(body).toContain('href="/work?view=tiles"');
    expect(current((await page('/work?view=tiles', { data: { ...siteTexts, look } })).body)).toBe('Tiles');
    expect(current((await page(paths.work)).body)).toBe('Tiles');
  });

  test('its feed and its manifest are its own', async () => {
    const feed = await page('/stories.rss');
    expect(feed.body).toContain('<title>Coffee break | Studio Nord</title>');
    expect(feed.body).toContain('<language>de</language>');
    const manifest = await page('/site.webmanifest');
    expect(manifest.contentType).toBe('application/manifest+json');
    expect(JSON.parse(manifest.body)).toMatchObject({
      name: 'Studio Nord',
      lang: 'de',
      icons: [{ src: '/media/icon.svg' }, { src: '/media/icon.png', sizes: '512x512' }],
    });
  });

  test('without a wordmark it is named in letters, and never by the wordmark of the build', async () => {
    const { body } = await page(paths.about, { data: { ...siteTexts } });
    expect(body).not.toContain('logo-dark.svg');
    expect(body).toMatch(/<a aria-label="Studio Nord"[^>]*><span[^>]*>Studio Nord<\/span><\/a>/);
  });

  test('one of two wordmarks stands for the other', async () => {
    const { body } = await page(paths.about, { data: { ...siteTexts, wordmarkDark: set.data.wordmarkDark } });
    expect(siteIn(body).logo).toMatchObject({ dark: '/media/dark.svg', light: '/media/dark.svg' });
  });

  test('no text of it is ever markup', async () => {
    const nasty = '</script><script>alert(1)</script>"\'$&<img onerror=alert(1)>';
    const texts = Object.fromEntries(Object.keys(siteTexts).map((name) => [name, nasty]));
    for (const url of [paths.home, paths.contact, paths.dashboard]) {
      const { body } = await page(url, { data: { ...texts, latitude: '1', longitude: '2' } });
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('<img onerror');
    }
    expect((await page('/stories.rss', { data: texts })).body).not.toContain('<script>');
  });
});
