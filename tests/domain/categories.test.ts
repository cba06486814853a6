import { describe, expect, it } from 'vitest';
import {
  categoryEntries,
  readWorkAddress,
  readWorkForm,
  workView,
  writeWorkAddress,
} from '../../src/domain/categories.ts';
import type { Id } from '../../src/domain/content.ts';
import { projectOf } from '../machines/support/projects.ts';

const project = (id: number, categoryId: Id | null) => ({ ...projectOf(id, id), categoryId });

const categories = [
  { id: 'print', name: 'Print' },
  { id: 2, name: 'Film' },
  { id: 3, name: 'Nothing yet' },
];
const projects = [
  ...Array.from({ length: 9 }, (_, index) => project(index + 1, 'print')),
  project(10, 2),
  // Another provider may write the same id as text.
  project(11, '2'),
  project(12, null),
  project(13, 99),
];
const content = { projects, categories };

describe('categories of Work', () => {
  it("are 'All Work', then only those that hold a project, with their counts", () => {
    expect(categoryEntries(content)).toEqual([
      { key: null, name: 'All Work', count: 13 },
      { key: 'print', name: 'Print', count: 9 },
      { key: '2', name: 'Film', count: 2 },
    ]);
  });

  it("are only 'All Work' when the categories fail", () => {
    expect(categoryEntries({ projects, categories: [] }).map(({ name }) => name)).toEqual(['All Work']);
  });
});

describe('one page of Work', () => {
  it('holds eight projects', () => {
    const view = workView(content, { category: null, page: 2 });
    expect(view).toMatchObject({ chosen: null, page: 2, pages: 2, total: 13 });
    expect(view.projects?.map(({ id }) => id)).toEqual([9, 10, 11, 12, 13]);
  });

  it('holds the projects of the chosen category', () => {
    expect(workView(content, { category: '2', page: 1 }).projects?.map(({ id }) => id)).toEqual([10, 11]);
  });

  it.each([
    [{ category: 'gone', page: 1 }, null, 1],
    [{ category: '3', page: 1 }, null, 1],
    [{ category: '2', page: 7 }, '2', 1],
    [{ category: null, page: 7 }, null, 2],
  ])('falls back from %j', (address, chosen, page) => {
    expect(workView(content, address)).toMatchObject({ chosen, page });
  });

  it('is one empty page when there is nothing', () => {
    const view = workView({ projects: [], categories }, { category: null, page: 3 });
    expect(view).toMatchObject({ page: 1, pages: 1, total: 0, projects: [] });
  });
});

describe('the address of Work', () => {
  it.each([
    ['', { category: null, page: 1 }],
    ['?category=print&page=2', { category: 'print', page: 2 }],
    ['?category=a%26b', { category: 'a&b', page: 1 }],
  ])('"%s" is read and written alike', (query, address) => {
    expect(readWorkAddress(new URLSearchParams(query))).toEqual(address);
    expect(writeWorkAddress(address)).toBe(query);
  });

  it('keeps the chosen form beside category and page, and says nothing of what was not chosen', () => {
    const address = { category: '2', page: 3 };
    expect(writeWorkAddress(address, 'list')).toBe('?category=2&page=3&view=list');
    expect(writeWorkAddress({ category: null, page: 1 }, 'list')).toBe('?view=list');
    expect(writeWorkAddress(address, 'tiles')).toBe('?category=2&page=3&view=tiles');
    expect(
      ['?view=list', '?view=tiles', '?view=', ''].map((query) => readWorkForm(new URLSearchParams(query))),
    ).toEqual(['list', 'tiles', null, null]);
  });

  it('leaves out what says nothing', () => {
    expect(readWorkAddress(new URLSearchParams('?category=&page='))).toEqual({ category: null, page: 1 });
  });
});
