/** @module-tag long */
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect, it, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { inheritedNameRules } from '../../scripts/lint/inherited-names.ts';

// The first text takes as long as the types of the provider.
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
      plugins: { names: inheritedNameRules },
      rules: { 'names/inherited-names': 'error' },
    },
  ],
});

/** How often the rule reports in a text, which may use `word`, any text at all, and `choice`, one of two. */
async function reportsIn(text: string): Promise<number> {
  const start = "declare const word: string; declare const choice: 'on' | 'off'; declare const index: number;\n";
  const [result] = await eslint.lintText(start + text, { filePath: inRoot('provider/src/lib/clock.ts') });
  return result?.messages.length ?? 0;
}

const map = 'const map: Readonly<Record<string, boolean>> = { on: true, off: false };\n';

it.each([
  [`${map}export const one = map[word];`],
  [`${map}export const one = map[word] ?? false;`],
  [`${map}export const one = word in map;`],
  ['export const one = { on: true }[word];'],
  ['const map = { on: true } satisfies Record<string, boolean>; export const one = map[`${word}`];'],
  ['const all = { map: { on: true } }; export const one = all.map[word];'],
  [`${map}export const one = Object.hasOwn(map, 'on') ? map[word] : null;`],
  [`${map}export const one = Object.hasOwn(map, word) ? null : map[word];`],
  ["import { usualFfmpeg as x, ConfigError } from './config.ts'; export const one = word in { x, ConfigError };"],
])('is reported: %s', async (text) => {
  expect(await reportsIn(text)).toBe(1);
});

it.each([
  [`${map}export const one = map[choice];`],
  [`${map}export const one = map.on;`],
  [`${map}export const one = Object.hasOwn(map, word) ? map[word] : undefined;`],
  [`${map}export const one = Object.hasOwn(map, word) && map[word];`],
  [`${map}export function one() { if (Object.hasOwn(map, word)) return map[word]; return null; }`],
  ['const map = { __proto__: null, on: true }; export const one = map[word];'],
  ['const list = [1, 2]; export const one = list[index];'],
  ['export const one = new Map([["on", true]]).get(word);'],
  ['const found: Record<string, number> = {}; found[word] = 1; export const one = found;'],
])('is left: %s', async (text) => {
  expect(await reportsIn(text)).toBe(0);
});

it('is on for everything that reads what others wrote', async () => {
  for (const file of ['provider/src/config.ts', 'src/api/http/json.ts', 'packages/markdown/src/index.ts']) {
    const config: unknown = await new TSESLint.ESLint({ cwd: inRoot() }).calculateConfigForFile(inRoot(file));
    expect(config, file).toMatchObject({ rules: { 'names/inherited-names': [2] } });
  }
});
