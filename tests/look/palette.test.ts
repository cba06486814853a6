import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtLook, isSameLook, lights, readLook, readyLooks } from '@vitrine/look';
import { facesWith } from '@vitrine/fonts/faces';
import { lookCss } from '@vitrine/look/css';
import { contrastOf, contrastPairs, derivePalettes, findLookFault, warnings } from '@vitrine/look/palette';
import { homeOrder } from '../../src/domain/home.ts';
import { nearSurface, papersOf } from '../../src/domain/near-surface.ts';
import { colouredLooks, looks } from './support/looks.ts';
import tokens from '../../design-system/tokens/tokens.json';

const faces = facesWith(null);

test('the built look is that of the tokens', () => {
  const { white, black } = tokens.color;
  expect(tokens.color).toMatchObject(warnings);
  expect(builtLook).toMatchObject({
    white: { surface: white.surface, ink: white.ink },
    black: { surface: black.surface, ink: black.ink },
    accent: white.accent,
  });
});

test('what has to hold is what the design promises', () => {
  const promised = tokens.contrast.white
    .filter(({ bg }) => bg !== 'ink')
    .map(({ fg, bg, min }) => [fg, bg, min].join(' '));
  expect(contrastPairs.map((pair) => pair.join(' ')).toSorted()).toEqual(promised.toSorted());
});

test('in every look that is not refused, every colour holds on its grounds in both themes', () => {
  fc.assert(
    fc.property(looks, (look) => {
      fc.pre(findLookFault(look) === null);
      const { palettes } = derivePalettes(look);
      for (const light of lights) {
        for (const [colour, ground, needed] of contrastPairs) {
          expect(
            contrastOf(palettes[light][colour], palettes[light][ground]),
            `${light}: ${colour} on ${ground} of ${JSON.stringify(look)}`,
          ).toBeGreaterThanOrEqual(needed);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('every look comes back from what is stored of it, and its papers are distinguished', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(readLook(JSON.parse(JSON.stringify(look)))).toEqual(look);
      fc.pre(findLookFault(look) === null);
      // A picture is near one paper at most, and always near the paper itself.
      const papers = papersOf(look);
      for (const light of lights) expect(nearSurface(papers[light], papers)).toBe(light);
    }),
    { numRuns: 300 },
  );
});

test('the style sheet of any look has our names, numbers, colours and files alone', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const css = lookCss(look, faces);
      expect(css).not.toMatch(/[<>\\]|expression|import|javascript/i);
      expect(css.split('{').length).toBe(css.split('}').length);
      for (const [, address = ''] of css.matchAll(/url\(([^)]*)\)/g)) expect(address).toMatch(/^[\w./-]+\.woff2$/);
    }),
    { numRuns: 100 },
  );
});

test('what was made stronger is told, and what holds by itself is not', () => {
  expect(derivePalettes(builtLook).corrections).toEqual([]);
  const weak = { ...builtLook, accent: '#ffd54a' };
  expect(derivePalettes(weak).corrections).toContainEqual(
    expect.objectContaining({ light: 'white', name: 'accent', needed: 4.5, direction: 'darker' }),
  );
});

test.each(readyLooks.map(({ name, look }) => [name, look] as const))(
  '%s can be saved, and comes back',
  (_name, look) => {
    expect(findLookFault(look)).toBeNull();
    const read = readLook(JSON.parse(JSON.stringify(look)));
    expect(read).toEqual(look);
  },
);

describe('a look is refused', () => {
  test.each([
    ['a dark white light', { white: { surface: '#808080', ink: '#000000' } }, 'white', 'surface'],
    ['a light black light', { black: { surface: '#777777', ink: '#ffffff' } }, 'black', 'surface'],
    ['ink as light as its paper', { white: { surface: '#ffffff', ink: '#cccccc' } }, 'white', 'ink'],
    ['ink as dark as its paper', { black: { surface: '#101010', ink: '#333333' } }, 'black', 'ink'],
  ])('%s', (_name, change, light, part) => {
    expect(findLookFault({ ...builtLook, ...change })).toMatchObject({ light, part });
  });
});

test.each([
  ['nothing', null],
  ['a text', 'look'],
  ['another version', { ...builtLook, version: 2 }],
  ['a colour that is none', { ...builtLook, accent: 'red' }],
  ['a colour that ends the style sheet', { ...builtLook, accent: '#000000}</style>' }],
  ['no paper', { ...builtLook, white: {} }],
])('%s is no look', (_name, value) => {
  expect(readLook(value)).toBeNull();
});

test('choices that are not known are as in the built look', () => {
  expect(readLook({ ...builtLook, voice: 'shouting', corners: 7, air: null, captions: 'nowhere' })).toEqual(builtLook);
});

describe('the order of the home page', () => {
  test.each([[['work', 'carousel', 'contact', 'films']], [['contact', 'work', 'films', 'carousel']]])(
    '%j is kept',
    (home) => {
      expect(readLook({ ...builtLook, home })?.home).toEqual(home);
    },
  );
  test.each([
    ['a part twice', ['work', 'work', 'contact', 'films']],
    ['a part less', ['work', 'carousel', 'contact']],
    ['a part more', ['work', 'carousel', 'contact', 'films', 'work']],
    ['a part that is none', ['work', 'carousel', 'contact', 'shop']],
    ['a text', 'work'],
    ['none: a look of an earlier release', undefined],
  ])('with %s is the built one', (_name, home) => {
    expect(readLook({ ...builtLook, home })).toEqual(builtLook);
  });
  test('is the specified one, unless told', () => {
    expect(builtLook.home).toEqual(homeOrder);
  });
  test('makes another look, and no style sheet', () => {
    const home = builtLook.home.toReversed();
    expect(isSameLook({ ...builtLook, home }, builtLook)).toBe(false);
    expect(lookCss({ ...builtLook, home, work: 'list' }, faces)).toBe('');
  });
});

describe('the style sheet', () => {
  test('of the built look is empty, for site and dashboard', () => {
    expect(lookCss(builtLook, faces)).toBe('');
    expect(lookCss(builtLook, faces, 'dashboard')).toBe('');
  });

  test('holds nothing but names, numbers and colours of ours', () => {
    fc.assert(
      fc.property(colouredLooks, (look) => {
        const css = lookCss({ ...look, voice: 'loud', air: 'wide', corners: 12 }, faces);
        expect(css).not.toMatch(/[<>\\@](?!media)|url|import|expression/);
        for (const [, value = ''] of css.matchAll(/--(?!shadow)[\w-]+:([^;}]+)/g)) {
          expect(value).toMatch(/^(?:#[0-9a-f]{6}|[\d.]+(?:px)?)$/);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('weighs at most 0.6 kB more with each page, compressed beside the build’s own', () => {
    // The rules of the built face are in each page's styles already: here those of another one stand for them.
    const styles = lookCss({ ...builtLook, displayFace: 'syne', textFace: 'archivo' }, faces);
    for (const { look } of readyLooks) {
      expect(
        brotliCompressSync(styles + lookCss(look, faces)).length - brotliCompressSync(styles).length,
      ).toBeLessThanOrEqual(600);
    }
  });

  test('leaves to print what is for paper, and to more contrast what it asks for', () => {
    const css = lookCss({ ...builtLook, accent: '#aa0000' }, faces);
    expect(css).toContain('@media screen{.black-theme,.dark-page{');
    expect(css).toContain('@media (prefers-contrast:more){:root,.white-theme{');
  });

  test('of the dashboard has its accent, and no paper of its own', () => {
    const css = lookCss({ ...builtLook, accent: '#aa0000', voice: 'loud' }, faces, 'dashboard');
    expect(css).toContain('--accent:#aa0000');
    expect(css).not.toMatch(/--surface|--voice/);
  });

  test('of the dashboard has its faces, and no size of its own', () => {
    const css = lookCss({ ...builtLook, textFace: 'fraunces', displayFace: 'syne', air: 'wide' }, faces, 'dashboard');
    expect(css).toMatch(/--text-face:.*--display-face:/);
    expect(css).toContain('@font-face');
    expect(css).not.toMatch(/--surface|--voice|--air|--accent/);
  });
});

test('two looks are the same whatever the order of their fields', () => {
  const { accent, ...rest } = builtLook;
  expect(isSameLook({ accent, ...rest }, builtLook)).toBe(true);
  expect(isSameLook({ ...builtLook, corners: 4 }, builtLook)).toBe(false);
});
