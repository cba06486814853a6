import { describe, expect, test } from 'vitest';
import { homeTexts } from '../../src/domain/home.ts';
import { isDashboardFilmPath, isFilmPath, mediaUrl } from '../../src/domain/media.ts';

describe('mediaUrl', () => {
  test.each([
    ['uploads\\a\\b.jpg', '', '/uploads/a/b.jpg'],
    ['/uploads/a.jpg', 'https://h', 'https://h/uploads/a.jpg'],
    ['a b.jpg', '', '/a%20b.jpg'],
    ['a%20b.jpg', '', '/a%20b.jpg'],
    ['100%.jpg', '', '/100%25.jpg'],
    ['चित्र.jpg', '', '/%E0%A4%9A%E0%A4%BF%E0%A4%A4%E0%A5%8D%E0%A4%B0.jpg'],
    ['a.jpg?w=2', 'h:', 'h:/a.jpg?w=2'],
    ['https://cdn.example/a b.jpg', 'https://h', 'https://cdn.example/a b.jpg'],
    ['data:image/png;base64,AA', 'https://h', 'data:image/png;base64,AA'],
    ['blob:https://h/1', 'https://h', 'blob:https://h/1'],
  ])('%s on %s', (path, host, url) => {
    expect(mediaUrl(path, host)).toBe(url);
  });
});

test.each([
  ['a.mp4', true, true],
  ['a.WEBM?x=1', true, true],
  ['a.ogg#t=2', true, true],
  ['a.mov', false, true],
  ['a.mp4.jpg', false, false],
  ['mp4', false, false],
])('%s is a film for visitors: %s, for the administrator: %s', (path, site, dashboard) => {
  expect(isFilmPath(path)).toBe(site);
  expect(isDashboardFilmPath(path)).toBe(dashboard);
});

test('missing and blank home texts give way to their fallback', () => {
  expect(homeTexts(['One', '  '])).toEqual(['One', 'Home page text2', 'Home page text3']);
});
