import { describe, expect, test } from 'vitest';
import { filesOfSite, linksIn, linkToFiles, picturesIn, toFilePath } from '../../src/app/files.ts';

describe('addresses of exported documents', () => {
  test.each([
    ['/', '/'],
    ['/work', '/work'],
    ['/work?page=1', '/work'],
    ['/work?page=2&category=3&utm_source=x', '/work/category/3/page/2'],
    ['/work?category=a%2Fb', '/work/category/a%2Fb'],
    ['/story?page=2', '/story/page/2'],
    ['/story?page=many', '/story'],
    ['/story?story=8&page=1', '/individual/8'],
    ['/project/upar?from=mail', '/project/upar'],
  ])('%s lies at %s', (address, path) => {
    expect(toFilePath(address)).toBe(path);
  });

  test('links are followed once, as their pages read them; what no host could ask for is not', () => {
    const html =
      '<a class="x" href="/work?category=3&amp;page=1">1</a><a href="/work?category=3">2</a><a href="/100%">3</a>' +
      '<a href="//other.example/">4</a><a href="https://other.example/a">5</a><link href="/favicon.svg">';
    expect(linksIn(html)).toEqual(['/work?category=3']);
  });

  test('links with a query lead to documents, and keep their address for the app', () => {
    expect(linkToFiles('<a class="x" href="/work?category=3&amp;page=2">2</a><a href="/about">About</a>')).toBe(
      '<a class="x" data-to="/work?category=3&amp;page=2" href="/work/category/3/page/2">2</a><a href="/about">About</a>',
    );
  });
});

test('pictures of a value are named at each of their widths, posters too', () => {
  const picture = { url: '/media/a.jpg', widths: [320, 640], format: 'avif' };
  const film = { url: '/media/b.mp4', poster: '/media/b.jpg', posterWidths: [480], format: 'avif' };
  expect(picturesIn({ list: [picture, { film }], alone: { url: '/media/c.svg' } })).toEqual([
    '/media/a.jpg.320.avif',
    '/media/a.jpg.640.avif',
    '/media/b.jpg.480.avif',
  ]);
});

test('an export has the code that index.html names and what that loads, without the dashboard', () => {
  const template =
    '<script type="module" src="/assets/main.js"></script><link rel="preload" href="/assets/first.woff2">';
  const files = filesOfSite(template, {
    '_main.js': { file: 'assets/main.js', css: ['assets/main.css'], dynamicImports: ['_site.js'] },
    '_site.js': { file: 'assets/site.js', dynamicImports: ['src/app/DashboardApp.tsx', 'src/app/screens/home.ts'] },
    'src/app/screens/home.ts': { file: 'assets/home.js', imports: ['_main.js'], assets: ['assets/home.woff2'] },
    'src/app/DashboardApp.tsx': { file: 'assets/dashboard.js', imports: ['_form.js'] },
    '_form.js': { file: 'assets/form.js' },
  });
  expect([...files].toSorted()).toEqual(
    ['first.woff2', 'home.js', 'home.woff2', 'main.css', 'main.js', 'site.js'].map((name) => `assets/${name}`),
  );
});
