import { expect, test } from 'vitest';
import type { Problem } from '../../src/api/problem.ts';
import { describeUse } from '../../src/dashboard/categories/texts.ts';
import { describeUse as describeFileUse } from '../../src/dashboard/media-picker/texts.ts';
import { describeReadFailure } from '../../src/dashboard/homepage/texts.ts';
import { describeMediaFailure } from '../../src/dashboard/shared/media/media-texts.ts';
import { counted, mayPass, ownWords, withOwnWords } from '../../src/dashboard/shared/messages.ts';
import type { HomeGridCell, SlotFilm } from '../../src/domain/content.ts';
import { makeMedia, makeProjectFile } from '../machines/support/project-forms.ts';

const refused = (message: string): Problem => ({ kind: 'http', status: 500, message, body: '' });
const cutOff: Problem = { kind: 'network', message: 'Failed to fetch' };

test('the words of the server follow the specified text, and only they do', () => {
  expect(withOwnWords('It failed.', refused('The disk is full.'))).toBe('It failed. The disk is full.');
  expect(withOwnWords('It failed.', refused(' '))).toBe('It failed.');
  expect(withOwnWords('It failed.', cutOff)).toBe('It failed.');
});

test('a problem without words of the server has its own', () => {
  expect(ownWords(refused('The disk is full.'))).toBe('The disk is full.');
  expect(ownWords(refused(''))).toBe('HTTP error: 500');
  expect(ownWords(cutOff)).toBe('Failed to fetch');
});

test('counts are written as one says them', () => {
  expect(counted(0, 'category', 'categories')).toBe('0 categories');
  expect(counted(1, 'category', 'categories')).toBe('1 category');
});

test('the question names the use only where there is one', () => {
  expect(describeUse(undefined)).toBeNull();
  expect(describeUse(0)).toBeNull();
  expect(describeUse(1)).toBe('1 project is in this category and will have none.');
  expect(describeUse(3)).toBe('3 projects are in this category and will have none.');
});

const film = (position: number, url: string): SlotFilm => ({
  id: position,
  projectId: 1,
  position,
  media: makeMedia(url, 'video'),
  path: url,
  project: null,
});
const cell = (position: number, url: string, hover: string | null): HomeGridCell => ({
  ...film(position, url),
  hoverMedia: hover === null ? null : makeMedia(hover),
  beforePath: null,
  hoverPath: null,
});

test('the question about a file says where the home page shows it, as far as that is known', () => {
  const file = makeProjectFile(4);
  const { url } = file.media;
  const home = {
    headerFilms: [film(1, url), film(2, '/other.mp4')],
    homeFilms: [film(2, url)],
    grid: [cell(1, '/a.jpg', url), cell(4, url, null), cell(5, '/a.jpg', null)],
  };
  expect(describeFileUse(file, home)).toBe(
    'The home page shows it as header video 1, homepage video 2, grid cell 1, and grid cell 4; it goes there too.',
  );
  expect(describeFileUse(makeProjectFile(5), home)).toBe('The home page does not show it.');
  expect(describeFileUse(file, null)).toMatch(/^Whether the home page shows it could not be found out/);
});

test('a Retry is offered only where the same request may succeed later', () => {
  const status = (code: number): Problem => ({ kind: 'http', status: code, message: '', body: '' });
  expect([cutOff, status(500), status(507), status(429)].map(mayPass)).toEqual([true, true, true, true]);
  expect([status(400), status(404), status(409), status(413)].map(mayPass)).toEqual([false, false, false, false]);
});

test('where no answer came, that is said, and not what the browser calls it', () => {
  expect(describeMediaFailure('create', cutOff)).toBe('Failed to submit media: The server could not be reached.');
  expect(describeReadFailure('Server error.', cutOff)).toBe('The server could not be reached. Server error.');
  expect(describeReadFailure('Server error.', refused('The disk is full.'))).toBe('Server error.');
});
