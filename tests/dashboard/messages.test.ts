import { expect, test } from 'vitest';
import type { Problem } from '../../src/api/problem.ts';
import { describeUse } from '../../src/dashboard/categories/texts.ts';
import { describeUse as describeFileUse } from '../../src/dashboard/media-picker/texts.ts';
import { describeReadFailure } from '../../src/dashboard/homepage/texts.ts';
import { describeMediaFailure } from '../../src/dashboard/shared/media/media-texts.ts';
import {
  counted,
  countFound,
  failure,
  ownWords,
  reasonInForm,
  reasonOf,
  withReason,
} from '../../src/dashboard/shared/messages.ts';
import type { HomeGridCell, SlotFilm } from '../../src/domain/content.ts';
import { makeMedia, makeProjectFile } from '../machines/support/project-forms.ts';

const refused = (message: string): Problem => ({ kind: 'http', status: 500, message, body: '' });
const cutOff: Problem = { kind: 'network', message: 'Failed to fetch' };

const reasons: readonly (readonly [Problem, string])[] = [
  [refused('The disk is full.'), 'The disk is full.'],
  [refused(' '), 'The server had an error of its own.'],
  [{ kind: 'http', status: 413, message: '', body: '' }, 'This is larger than the server takes: choose smaller files.'],
  [{ kind: 'http', status: 415, message: '', body: '' }, 'The server does not take files of this kind.'],
  [{ kind: 'http', status: 418, message: '', body: '' }, 'The server refused this (418).'],
  [{ kind: 'http', status: 429, message: '', body: '' }, 'There were too many tries: wait a minute before the next.'],
  [{ kind: 'http', status: 503, message: '', body: '' }, 'The server is not available at the moment.'],
  [cutOff, 'The server could not be reached.'],
  [{ kind: 'timeout', message: 'TimeoutError' }, 'The server did not answer in time.'],
  [{ kind: 'malformed', message: 'The answer is no JSON.' }, 'The answer is no JSON.'],
];

test.each(reasons)('%o: in plain words, before the specified text', (problem, reason) => {
  const text = 'Failed to submit the project. Please check your server connection.';
  expect(reasonOf(problem)).toBe(reason);
  expect(failure(text, problem)).toMatchObject({ kind: 'error', text, reason });
  expect(withReason(text, problem)).toBe(`${reason} ${text}`);
});

test.each([400, 401, 403, 404, 408, 409, 410, 412, 413, 415, 422, 429, 500, 502, 503, 504, 507])(
  'the status %i has a reason without numbers',
  (status) => {
    expect(reasonOf({ kind: 'http', status, message: '', body: '' })).toMatch(/^[A-Z][^\d]+\.$/);
  },
);

test('a form says that what was entered is kept, and to try again where that may help', () => {
  expect(reasonInForm(cutOff)).toBe('The server could not be reached. What you entered is kept: try again.');
  expect(reasonInForm(refused('The disk is full.'))).toBe('The disk is full. What you entered is kept: try again.');
  const large: Problem = { kind: 'http', status: 413, message: 'x.mp4 is too large.', body: '' };
  expect(reasonInForm(large)).toBe('x.mp4 is too large. What you entered is kept.');
});

test('a text that says the reason itself has none before it', () => {
  const text = 'Failed to submit the form: The disk is full.';
  expect(failure(text, refused('The disk is full.'), reasonInForm).reason).toBeUndefined();
  expect(withReason(text, refused('The disk is full.'))).toBe(text);
});

test('texts that end in the error have its own words, and never those of the browser', () => {
  expect(ownWords(refused('The disk is full.'))).toBe('The disk is full.');
  expect(ownWords(refused(''))).toBe('HTTP error: 500');
  expect(ownWords(cutOff)).toBe('The server could not be reached.');
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

test('where no answer came, that is said, and not what the browser calls it', () => {
  expect(describeMediaFailure('create', cutOff)).toBe('Failed to submit media: The server could not be reached.');
  expect(describeReadFailure('Server error.', cutOff)).toBe('The server could not be reached. Server error.');
  expect(describeReadFailure('Server error.', refused('The disk is full.'))).toBe('Server error.');
});

test('a list that is searched says how many of how many it shows', () => {
  expect(countFound(12, 12, 'project', 'projects')).toBe('12 projects');
  expect(countFound(1, 12, 'project', 'projects')).toBe('1 of 12 projects');
  expect(countFound(0, 1, 'project', 'projects')).toBe('0 of 1 project');
});
