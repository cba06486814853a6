import { describe, expect, test } from 'vitest';
import { describeSource, describeTarget } from '../../src/domain/redirects.ts';

describe('what will be made of an address is shown while it is typed', () => {
  test.each([
    ['https://www.neemink.example/portfolio/chai?utm=1', 'Read as /portfolio/chai'],
    ['neemink.example/portfolio/chai/', 'Read as /portfolio/chai'],
    ['old.html', 'Read as /old.html'],
    ['press-kit.tar.gz', 'Read as /press-kit.tar.gz'],
    ['/shop.example', 'Read as /shop.example'],
    ['/2019/%C3%9Cber-uns', 'Read as /2019/Über-uns'],
  ])('the old address %s', (typed, said) => {
    expect(describeSource(typed)).toBe(said);
  });

  test.each([
    ['shop.example', 'Another site: https://shop.example/'],
    ['/shop.example', 'On this site: /shop.example'],
    ['old.html#top', 'On this site: /old.html#top'],
    ['notes.rtf', 'On this site: /notes.rtf'],
    ['work?page=2', 'On this site: /work?page=2'],
    ['https://studio.example/about', 'On this site: /about'],
    ['http://plain.example', ''],
  ])('where it leads, %s', (typed, said) => {
    expect(describeTarget(typed, 'https://studio.example')).toBe(said);
  });

  test('nothing is said of what is not typed yet, or could not be one', () => {
    expect(['', ' ', '/', 'https:', '/work', '/100%'].map(describeSource)).toEqual(['', '', '', '', '', '']);
    expect(['', ' ', 'https://', '//evil.example'].map((typed) => describeTarget(typed, ''))).toEqual(['', '', '', '']);
  });
});
