import { expect, test } from 'vitest';
import type { Problem } from '../../src/api/problem.ts';
import { describeUse } from '../../src/dashboard/categories/texts.ts';
import { counted, ownWords, withOwnWords } from '../../src/dashboard/shared/messages.ts';

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
