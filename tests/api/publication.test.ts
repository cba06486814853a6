import { expect, test } from 'vitest';
import {
  normaliseOwnProject,
  normaliseOwnProjects,
  normaliseOwnStories,
  normaliseOwnStory,
} from '../../src/api/normalise/publication.ts';
import { normaliseProject, normaliseProjects } from '../../src/api/normalise/projects.ts';

const publishAt = '2026-12-01T09:00:00.000Z';
const draft = { id: 1, title: 'A', slug: 'a', position: 2, visibility: 'draft', publishAt };
const open = { id: 'b', title: 'B', slug: 'b', position: 1, visibility: 'public' };
const silent = { id: 3, title: 'C', slug: 'c', position: 3 };
const odd = { id: 4, title: 'D', slug: 'd', position: 4, visibility: 'secret' };
const list = [draft, open, silent, odd];
const told = { visibility: 'draft', publishAt };

test('who sees what is read from every shape of a list, whatever its order', () => {
  for (const answer of [list, { data: list }, { data: { data: list } }]) {
    expect(normaliseOwnProjects(answer, '').map(({ id, publication }) => [id, publication])).toEqual([
      ['b', { visibility: 'public', publishAt: null }],
      [1, told],
      [3, undefined],
      [4, undefined],
    ]);
  }
  for (const answer of [list, { stories: list }]) {
    expect(normaliseOwnStories(answer, '').map(({ id, publication }) => [id, publication?.visibility])).toEqual([
      [4, undefined],
      [3, undefined],
      ['b', 'public'],
      [1, 'draft'],
    ]);
  }
});

test('and of one project or story', () => {
  expect([draft, { data: draft }].map((answer) => normaliseOwnProject(answer, '').publication)).toEqual([told, told]);
  expect(normaliseOwnStory(draft, '').publication).toEqual(told);
  expect(normaliseOwnStory(silent, '')).not.toHaveProperty('publication');
});

test('a mov is a film to the administrator, and none to visitors, whose browsers do not all play it', () => {
  const answer = { data: { id: 1, title: 'A', HeaderMedia: 'media/a.mov', grids: [] } };
  expect(normaliseProject(answer, '').header?.kind).toBe('image');
  expect(normaliseProjects([answer.data], '')[0]?.header?.kind).toBe('image');
  expect(normaliseOwnProject(answer, '').header?.kind).toBe('video');
  expect(normaliseOwnProjects([answer.data], '')[0]?.header?.kind).toBe('video');
});
