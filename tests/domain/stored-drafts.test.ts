/** Drafts from the browser's storage are checked completely, because another release may have written them. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutDraftShape, contentOfAbout, isAboutChanged, unaddedKey } from '../../src/domain/about-content.ts';
import { typedTextsShape } from '../../src/domain/typed-texts.ts';
import { projectDraftShape } from '../../src/domain/project-draft.ts';
import { settingsDraftShape } from '../../src/domain/site-settings.ts';
import { fieldsIn, numberOf, readStored, textsIn } from '../../src/domain/stored-shape.ts';
import type { StoredShape } from '../../src/domain/stored-shape.ts';
import { pageDraftShape } from '../../src/machines/page-form/page.rules.ts';
import { storyDraftShape } from '../../src/machines/story-form/story.rules.ts';

const isRead = (shape: StoredShape<NonNullable<unknown>>, stored: unknown): boolean =>
  readStored(shape, stored, 0) !== null;

const shapes = {
  project: projectDraftShape,
  story: storyDraftShape,
  page: pageDraftShape,
  about: aboutDraftShape,
  settings: settingsDraftShape,
} satisfies Readonly<Record<string, StoredShape<NonNullable<unknown>>>>;

/** What releases have stored, never changed again: a field that comes later needs an upgrade, and a sample under the next number. */
const fixtures = new URL('fixtures/drafts/', import.meta.url);
const sample = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'));

describe.each(Object.entries<StoredShape<NonNullable<unknown>>>(shapes))(
  'a draft of the %s that a release has stored',
  (kind, shape) => {
    const numbers = Array.from({ length: numberOf(shape) + 1 }, (_, number) => number);

    it.each(numbers)('under number %d is read whole', (number) => {
      const stored = sample(`${kind}-${String(number)}`);
      const read = readStored(shape, stored, number);
      expect(read).not.toBeNull();
      // Credits get their keys beside what was stored.
      expect(read).toMatchObject(fieldsIn(stored));
    });

    it('has a sample for each number', () => {
      const found = readdirSync(fixtures).filter((name) => name.startsWith(`${kind}-`));
      expect(found.toSorted()).toEqual(numbers.map((number) => `${kind}-${String(number)}.json`));
    });

    it('of a newer release is not read', () => {
      expect(readStored(shape, sample(`${kind}-${String(numberOf(shape))}`), numberOf(shape) + 1)).toBeNull();
    });
  },
);

it('the texts of a draft that cannot be read are there to be copied', () => {
  expect(textsIn(sample('project-1'))).toEqual(expect.arrayContaining(['Kal', 'Kal Looms', 'Weaving.', 'In the fog']));
  expect(textsIn(sample('project-1')), 'no addresses, keys or colours').not.toContain('#336699');
  expect(textsIn(new Map([[1, 'Two']]))).toEqual(['Two']);
});

describe('a stored draft of a story', () => {
  it('is read with all its texts', () => {
    const stored: unknown = { title: 'A', author: '', content: 'C', idempotencyKey: 'k' };
    expect(isRead(storyDraftShape, stored)).toBe(true);
    const earlier: unknown = { title: 'A', author: '', content: 'C' };
    expect(isRead(storyDraftShape, earlier), 'of an earlier release').toBe(true);
  });

  it.each([
    [null],
    ['A'],
    [[]],
    [{ title: 'A', author: '' }],
    [{ title: 'A', author: 7, content: 'C' }],
    [{ title: 'A', author: '', content: 'C', idempotencyKey: 7 }],
  ])('is not %j', (stored) => {
    expect(isRead(storyDraftShape, stored)).toBe(false);
  });
});

describe('a stored draft of the About page', () => {
  const empty = contentOfAbout(null);
  const content = {
    ...empty,
    image: new File(['pixels'], 'studio.png'),
    unadded: { [unaddedKey('clients', 1)]: 'Up' },
  };

  it('is read with its image and unfinished input', () => {
    expect(isRead(aboutDraftShape, content)).toBe(true);
    expect(isRead(aboutDraftShape, empty), 'of an earlier release').toBe(true);
    expect(isRead(aboutDraftShape, { ...content, removed: { 'clients 1': [{ item: 'Kal', at: 0 }] } })).toBe(true);
  });

  it.each([
    ['without its lists', { ...content, draft: { ...content.draft, clients: undefined } }],
    ['with a list of something else', { ...content, draft: { ...content.draft, clients: [['A', 7]] } }],
    ['with a column of something else', { ...content, draft: { ...content.draft, whatWeDo: [{ heading: 'A' }] } }],
    ['with an image that is none', { ...content, image: 'studio.png' }],
    ['with half typed numbers', { ...content, unadded: { 'clients 1': 7 } }],
  ])('is not one %s', (_what, stored) => {
    expect(isRead(aboutDraftShape, stored)).toBe(false);
  });

  it('is a change with an image or half a word, and none once all is as stored', () => {
    expect(isAboutChanged(content, empty)).toBe(true);
    expect(isAboutChanged({ ...empty, unadded: { 'clients 1': 'U' } }, empty)).toBe(true);
    expect(isAboutChanged({ ...empty, image: content.image }, empty)).toBe(true);
    expect(isAboutChanged({ ...contentOfAbout(null), unadded: { 'clients 1': '' } }, empty)).toBe(false);
  });
});

it('a stored draft of the home texts maps places to texts', () => {
  const stored: unknown = new Map([[1, 'Two']]);
  expect(isRead(typedTextsShape, stored)).toBe(true);
  expect(isRead(typedTextsShape, { 1: 'Two' })).toBe(false);
  expect(isRead(typedTextsShape, new Map([['1', 'Two']]))).toBe(false);
  expect(isRead(typedTextsShape, new Map([[1, 2]]))).toBe(false);
});
