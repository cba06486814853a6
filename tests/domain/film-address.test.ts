import { describe, expect, test } from 'vitest';
import { filmAt, filmsInParagraphs, filmsInWords, withFilms } from '../../src/domain/film-address.ts';

const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('a film is known by its address', () => {
  test.each([
    [youTube],
    ['http://youtube.com/watch?feature=x&v=dQw4w9WgXcQ&t=4'],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ])('%s', (address) => {
    expect(filmAt(address)).toMatchObject({
      service: 'YouTube',
      href: youTube,
      player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    });
  });

  test.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', '?autoplay=1&dnt=1'],
    [
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d',
      'https://vimeo.com/76979871/0a1b2c3d',
      '?autoplay=1&dnt=1&h=0a1b2c3d',
    ],
    ['https://vimeo.com/76979871/0a1b2c3d', 'https://vimeo.com/76979871/0a1b2c3d', '?autoplay=1&dnt=1&h=0a1b2c3d'],
  ])('%s', (address, href, query) => {
    expect(filmAt(address)).toMatchObject({
      service: 'Vimeo',
      href,
      player: `https://player.vimeo.com/video/76979871${query}`,
    });
  });

  test.each([
    ['https://www.youtube.com/@studio'],
    ['https://youtube.com.example.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/studio'],
    ['https://vimeo.com/76979871/"onload'],
    ['javascript:https://youtu.be/dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ'],
    ['See https://youtu.be/dQw4w9WgXcQ'],
    [''],
  ])('and not by %j', (address) => {
    expect(filmAt(address)).toBeNull();
  });
});

const link = {
  tag: 'a',
  href: youTube,
  style: { backgroundImage: 'url("/media/film-youtube-dQw4w9WgXcQ.jpg")' },
  parts: ['YouTube ▶ www.youtube.com/watch?v=dQw4w9WgXcQ'],
};

test('it stands where its address is alone on a line, and words stay where they were', () => {
  expect(filmsInWords(`The kiln,\nfired.\n${youTube}\n\nAfterwards.`, '')).toEqual([
    'The kiln,\nfired.',
    link,
    'Afterwards.',
  ]);
  expect(filmsInWords(`The kiln: ${youTube}`, '')).toBeUndefined();
  expect(filmsInParagraphs(`One.\n\nTwo.\r\n${youTube}`, '')).toEqual([
    { tag: 'p', parts: ['One.'] },
    { tag: 'p', parts: ['Two.'] },
    { tag: 'p', parts: [link] },
  ]);
});

test('in a formatted text it is a paragraph of its address, or of a link that says it', () => {
  const words = { tag: 'p', parts: ['Watch ', { tag: 'em', parts: ['this'] }, youTube] } as const;
  const own = { tag: 'p', parts: [{ tag: 'a', href: youTube, parts: [youTube] }] } as const;
  const other = { tag: 'p', parts: [{ tag: 'a', href: youTube, parts: ['the film'] }] } as const;
  expect(withFilms([words, { tag: 'p', parts: [youTube] }, own, other], '')).toEqual([
    words,
    { tag: 'p', parts: [link] },
    { tag: 'p', parts: [link] },
    other,
  ]);
});
