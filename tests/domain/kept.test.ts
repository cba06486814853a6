/** What comes from the browser's disk is checked to the last part: another release may have written it. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { aboutContentSchema, contentOfAbout, isAboutChanged, unaddedKey } from '../../src/domain/about-content.ts';
import { typedTextsSchema } from '../../src/domain/typed-texts.ts';
import { storyDraftSchema } from '../../src/machines/story-form/story.rules.ts';

describe('a kept story', () => {
  it('is read with all its texts', () => {
    const kept: unknown = { title: 'A', author: '', content: 'C', idempotencyKey: 'k' };
    expect(is(storyDraftSchema, kept)).toBe(true);
    const earlier: unknown = { title: 'A', author: '', content: 'C' };
    expect(is(storyDraftSchema, earlier), 'of an earlier release').toBe(true);
  });

  it.each([
    [null],
    ['A'],
    [[]],
    [{ title: 'A', author: '' }],
    [{ title: 'A', author: 7, content: 'C' }],
    [{ title: 'A', author: '', content: 'C', idempotencyKey: 7 }],
  ])('is not %j', (kept) => {
    expect(is(storyDraftSchema, kept)).toBe(false);
  });
});

describe('a kept About page', () => {
  const empty = contentOfAbout(null);
  const content = {
    ...empty,
    image: new File(['pixels'], 'studio.png'),
    unadded: { [unaddedKey('clients', 1)]: 'Up' },
  };

  it('is read with its image and what is half typed', () => {
    expect(is(aboutContentSchema, content)).toBe(true);
    expect(is(aboutContentSchema, empty)).toBe(true);
  });

  it.each([
    ['without its lists', { ...content, draft: { ...content.draft, clients: undefined } }],
    ['with a list of something else', { ...content, draft: { ...content.draft, clients: [['A', 7]] } }],
    ['with a column of something else', { ...content, draft: { ...content.draft, whatWeDo: [{ heading: 'A' }] } }],
    ['with an image that is none', { ...content, image: 'studio.png' }],
    ['with half typed numbers', { ...content, unadded: { 'clients 1': 7 } }],
  ])('is not one %s', (_what, kept) => {
    expect(is(aboutContentSchema, kept)).toBe(false);
  });

  it('is a change with an image or half a word, and none once all is as stored', () => {
    expect(isAboutChanged(content, empty)).toBe(true);
    expect(isAboutChanged({ ...empty, unadded: { 'clients 1': 'U' } }, empty)).toBe(true);
    expect(isAboutChanged({ ...empty, image: content.image }, empty)).toBe(true);
    expect(isAboutChanged({ ...contentOfAbout(null), unadded: { 'clients 1': '' } }, empty)).toBe(false);
  });
});

it('kept texts of the home page are texts by their places', () => {
  const kept: unknown = new Map([[1, 'Two']]);
  expect(is(typedTextsSchema, kept)).toBe(true);
  expect(is(typedTextsSchema, { 1: 'Two' })).toBe(false);
  expect(is(typedTextsSchema, new Map([['1', 'Two']]))).toBe(false);
  expect(is(typedTextsSchema, new Map([[1, 2]]))).toBe(false);
});
