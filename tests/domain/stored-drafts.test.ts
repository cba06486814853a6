/** Drafts from the browser's storage are checked completely, because another release may have written them. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { aboutContentSchema, contentOfAbout, isAboutChanged, unaddedKey } from '../../src/domain/about-content.ts';
import { typedTextsSchema } from '../../src/domain/typed-texts.ts';
import { storyDraftSchema } from '../../src/machines/story-form/story.rules.ts';

describe('a stored draft of a story', () => {
  it('is read with all its texts', () => {
    const stored: unknown = { title: 'A', author: '', content: 'C', idempotencyKey: 'k' };
    expect(is(storyDraftSchema, stored)).toBe(true);
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
  ])('is not %j', (stored) => {
    expect(is(storyDraftSchema, stored)).toBe(false);
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
    expect(is(aboutContentSchema, content)).toBe(true);
    expect(is(aboutContentSchema, empty), 'of an earlier release').toBe(true);
    expect(is(aboutContentSchema, { ...content, removed: { 'clients 1': [{ item: 'Kal', at: 0 }] } })).toBe(true);
  });

  it.each([
    ['without its lists', { ...content, draft: { ...content.draft, clients: undefined } }],
    ['with a list of something else', { ...content, draft: { ...content.draft, clients: [['A', 7]] } }],
    ['with a column of something else', { ...content, draft: { ...content.draft, whatWeDo: [{ heading: 'A' }] } }],
    ['with an image that is none', { ...content, image: 'studio.png' }],
    ['with half typed numbers', { ...content, unadded: { 'clients 1': 7 } }],
  ])('is not one %s', (_what, stored) => {
    expect(is(aboutContentSchema, stored)).toBe(false);
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
  expect(is(typedTextsSchema, stored)).toBe(true);
  expect(is(typedTextsSchema, { 1: 'Two' })).toBe(false);
  expect(is(typedTextsSchema, new Map([['1', 'Two']]))).toBe(false);
  expect(is(typedTextsSchema, new Map([[1, 2]]))).toBe(false);
});
