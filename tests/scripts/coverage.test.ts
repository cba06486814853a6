import { expect, test } from 'vitest';
import { findUnvisited } from '../../scripts/lib/tests/coverage.ts';

test('calls of the contract and screens that no page has asked for are named', () => {
  const all = findUnvisited(new Set(), 'all');
  expect(all).toContain('GET /api/projects');
  expect(all).toContain('DELETE /api/category/{id}');
  expect(all).toContain('GET /project/{slug}');
  expect(all).toContain('GET /dashboard/create-categories');

  const some = findUnvisited(new Set(['GET /api/projects', 'DELETE /api/category/7', 'GET /project/upar']), 'all');
  expect(all.filter((call) => !some.includes(call))).toEqual([
    'GET /api/projects',
    'DELETE /api/category/{id}',
    'GET /project/{slug}',
  ]);
});

test('the short run answers for the specified calls alone', () => {
  const short = findUnvisited(new Set(), 'short');
  expect(short).toContain('POST /api/projects');
  expect(short).not.toContain('POST /api/backups');
  expect(findUnvisited(new Set(), 'all')).toContain('POST /api/backups');
});

test('a path that the contract has as it is does not count for one with a part that varies', () => {
  const all = findUnvisited(new Set(), 'all');
  const literal = all.filter((call) => !call.includes('{') && call.startsWith('PUT '));
  const varied = all.filter((call) => call.includes('{') && call.startsWith('PUT '));
  expect(findUnvisited(new Set(literal), 'all').filter((call) => call.startsWith('PUT '))).toEqual(varied);
});
