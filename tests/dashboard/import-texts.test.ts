import { expect, test } from 'vitest';
import { askWhatBecomes, describeImport, describeState } from '../../src/dashboard/import-site/texts.ts';
import { makeImport } from '../machines/support/imports.ts';

const none = { planned: 0, done: 0, skipped: 0, failed: 0 };

test('every state of an import has something to say, or numbers that say it', () => {
  const say = (fields: Parameters<typeof makeImport>[0], isBrought = false) =>
    describeState(makeImport(fields), isBrought);
  expect(say({})).toBeNull();
  expect(say({ types: [], items: none })).toBe('Nothing was found in it that could be imported.');
  expect(say({ kind: 'folder', state: 'collecting', types: [], items: none })).toContain('no files in this folder');
  expect(say({ items: { ...none, skipped: 7 } })).toBe(
    'Everything in it is here already: 7 items were taken before. What was deleted since can be imported again.',
  );
  expect(say({ items: { ...none, skipped: 7, planned: 1 } })).toBeNull();
  const folder = { kind: 'folder', state: 'collecting', items: none } as const;
  expect(say(folder, true)).toBeNull();
  expect(say(folder)).toContain('The page was closed while its files came');
  expect(say({ state: 'cancelled', items: { ...none, planned: 7 } })).toBe('It was stopped before anything was taken.');
  expect(say({ state: 'cancelled', items: { ...none, planned: 6, done: 1 } })).toBeNull();
  expect(say({ state: 'done', items: { ...none, skipped: 7 } })).toBe('Nothing of it was taken: the report says why.');
});

test('the list says of which import there is nothing new', () => {
  expect(describeImport(makeImport({ items: { ...none, skipped: 7 } }))).toContain('Nothing new in it');
  expect(describeImport(makeImport())).toContain('Not imported yet');
});

test('one becomes something, many become something', () => {
  expect(askWhatBecomes('folder', 1)).toBe('What 1 folder becomes');
  expect(askWhatBecomes('folder', 2)).toBe('What 2 folders become');
});
