import { readFileSync } from 'node:fs';
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { resolveConfig } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { buildTarget, floor } from '../../scripts/lib/browsers.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { browserRules } from '../../scripts/lint/browsers.ts';

// The first text takes as long as the whole project's types.
vi.setConfig({ testTimeout: 120_000 });

const eslint = new TSESLint.ESLint({
  cwd: inRoot(),
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: true, tsconfigRootDir: inRoot() },
      },
      plugins: { browsers: browserRules },
    },
    { files: ['**/*.css.ts'], rules: { 'browsers/css': 'error' } },
    { files: ['**/*.ts'], ignores: ['**/*.css.ts'], rules: { 'browsers/script': 'error' } },
  ],
});

/** The features that the rules find lacking in a text, as if it stood in this file. */
async function lackingIn(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: inRoot(file) });
  return result?.messages.map(({ message }) => message.split(' ')[0] ?? '') ?? [];
}

describe('scripts', () => {
  const site = 'src/api/normalise/home.ts';

  it.each([
    ['[2, 1].toSorted()', 'javascript.builtins.Array.toSorted'],
    ['const list: readonly number[] = []; list.with(0, 1)', 'javascript.builtins.Array.with'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
    ["URL.canParse('x')", 'api.URL.canParse_static'],
    ['Promise.withResolvers<void>()', 'javascript.builtins.Promise.withResolvers'],
    ["Object.groupBy([1], () => 'a')", 'javascript.builtins.Object.groupBy'],
  ])('%s is told', async (text, feature) => {
    expect(await lackingIn(site, `${text};\nexport {};\n`)).toContain(feature);
  });

  it('what every supported browser has is not; nor is a method of ours of the same name', async () => {
    const text = `[1].at(-1); structuredClone({}); AbortSignal.timeout(1); const own = { toSorted: () => 1 }; own.toSorted(); export {};\n`;
    expect(await lackingIn(site, text)).toEqual([]);
  });

  it('the dashboard’s fallbacks hold for the dashboard only', async () => {
    expect(await lackingIn('src/dashboard/all-stories/arrange.ts', '[1].toSorted();\nexport {};\n')).toEqual([]);
  });
});

describe('styles', () => {
  const styles = 'src/site/contact/contact.css.ts';

  it.each([
    ["({ color: 'light-dark(red, blue)' })", 'css.types.color.light-dark'],
    ["({ positionArea: 'top' })", 'css.properties.position-area'],
    ["({ '@scope (.card)': {} })", 'css.at-rules.scope'],
    ["({ selectors: { '&:open': {} } })", 'css.selectors.open'],
    ["({ background: ['color-mix(in srgb, red, blue)'] })", 'css.types.color.color-mix'],
  ])('%s is told', async (text, feature) => {
    expect(await lackingIn(styles, `export const one = ${text};\n`)).toContain(feature);
  });

  it.each([
    "({ '@supports': { '(color: light-dark(red, blue))': { color: 'light-dark(red, blue)' } } })",
    "({ color: ['red', 'light-dark(red, blue)'] })",
    "({ height: '100svh', selectors: { '&:has(a)': { translate: '1px' } }, '@container': {} })",
    "({ textWrap: 'balance' })",
  ])('%s has its fallback, or needs none', async (text) => {
    expect(await lackingIn(styles, `export const one = ${text};\n`)).toEqual([]);
  });
});

it('the build is for the same browsers', () => {
  expect(buildTarget).toEqual(['chrome109', 'firefox128', 'ios16.4', 'safari16.4']);
});

describe('what is stated', () => {
  it('the build of the client takes this target', async () => {
    const { build } = await resolveConfig({ configFile: inRoot('vite.config.ts'), logLevel: 'silent' }, 'build');
    expect(build.target).toEqual(buildTarget);
  });

  it.each([
    ['src/api/normalise/home.ts', 'browsers/script'],
    ['design-system/src/components/button/Button.tsx', 'browsers/script'],
    ['src/site/contact/contact.css.ts', 'browsers/css'],
    ['design-system/src/components/button/button.css.ts', 'browsers/css'],
  ])('lint holds %s to it', async (file, rule) => {
    const config: unknown = await new TSESLint.ESLint({ cwd: inRoot() }).calculateConfigForFile(inRoot(file));
    expect(config).toMatchObject({ rules: { [rule]: [2] } });
  });

  it('the README names the same versions', () => {
    const table = readFileSync(inRoot('README.md'), 'utf8').match(/## Browsers\n\n(?:\|.*\n)+/)?.[0] ?? '';
    const versions = [...table.matchAll(/^\| (\w+).*\| (\d+(?:\.\d+)?) /gm)].map(([, name, version]) => [
      name,
      version,
    ]);
    expect(versions).toEqual([
      ['Safari', floor.safari],
      ['Firefox', floor.firefox],
      ['Chrome', floor.chrome],
    ]);
    expect(floor.ios_saf).toBe(floor.safari);
  });
});
