import { themeColours, themeNames, themeWeights, typeScale } from '@vitrine/design-system/tokens';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

let css = '';
let files: string[] = [];

// The real thing: what a production build emits for the theme.
beforeAll(async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      cssMinify: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: `${root}design-system/src/theme/index.ts` },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const emitted = outputs.flatMap(({ output }) => output);
  files = emitted.map(({ fileName }) => fileName);
  css = emitted
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('\n');
}, 60_000);

/** Declarations of all rules whose selector list has this selector. */
function declarationsOf(selector: string): string {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
    .map(([, , declarations = '']) => declarations)
    .join(';');
}

describe.each(themeNames)('%s theme', (theme) => {
  test.each(Object.entries(themeColours[theme]))('emits %s as %s', (name, value) => {
    expect(declarationsOf(`.${theme}-theme`)).toMatch(new RegExp(`--${name}: ?${value};`));
  });

  test.each(Object.entries(themeWeights[theme]))('emits the weight %s as %s', (name, value) => {
    expect(declarationsOf(`.${theme}-theme`)).toMatch(new RegExp(`--w-${name}: ?${String(value)};`));
  });

  test('tells the browser its colour scheme', () => {
    expect(declarationsOf(`.${theme}-theme`)).toContain(`color-scheme: ${theme === 'white' ? 'light' : 'dark'}`);
  });
});

test('a dark page has every colour of the black theme', () => {
  const declarations = declarationsOf('.dark-page');
  for (const [name, value] of Object.entries(themeColours.black)) {
    expect(declarations).toMatch(new RegExp(`--${name}: ?${value};`));
  }
});

test('text on media takes the weights of the black theme', () => {
  expect(declarationsOf('.on-media')).toContain(`--w-display: ${String(themeWeights.black.display)}`);
});

test('the body is set in the body style of the token file', () => {
  expect(declarationsOf('body')).toContain(typeScale.body.size);
});

test('fonts are emitted with a hash and referred to by it', () => {
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(6);
  for (const name of fonts) {
    expect(name).toMatch(/-[\w-]{8}\.woff2$/);
    expect(css).toContain(name);
  }
});

test('only the first font holds plain letters, so the others wait for what they are needed for', () => {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes('.woff2'));
  const plain = faces.filter((face) => /unicode-range:[^;]*U\+0*3F-0*5A/i.test(face));
  expect(faces.filter((face) => !face.includes('unicode-range'))).toEqual([]);
  expect(plain.map((face) => /anek-[a-z]+/.exec(face)?.[0])).toEqual(['anek-first', 'anek-strong']);
  expect(plain[1]).toContain('Anek Strong');
});

test('stillness is one rule for everything', () => {
  expect(css).toContain('prefers-reduced-motion: reduce');
});
