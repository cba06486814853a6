import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { browserRules } from './scripts/lint/browsers.ts';
import { inheritedNameRules } from './scripts/lint/inherited-names.ts';
import { rawColourInMarkup, rawColourInStyles } from './scripts/lint/raw-colour.ts';
import { rawSpaceInMarkup, rawSpaceInStyles } from './scripts/lint/raw-space.ts';

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history'];

export default tseslint.config(
  globalIgnores([
    '**/dist/',
    'data/',
    '.cache/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'packages/contract/schema.d.ts',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      eqeqeq: 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '{provider,packages,scripts,e2e}/**/*.ts', 'tests/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // What others wrote is read in a time that grows as its length does, and no faster (docs/security.md).
    files: ['{src,provider,packages,design-system}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Whoever asks a map by a name of their own gets what is in it, and nothing that it inherits (docs/security.md).
    files: ['{src,provider,packages}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { names: inheritedNameRules },
    rules: { 'names/inherited-names': 'error' },
  },
  {
    // The app also renders on the server: browser globals live in platform/ (architecture, "Layout").
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/**', 'src/app/client.tsx'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals.map((name) => ({ name, message: 'Browser globals are reached through src/platform.' })),
      ],
    },
  },
  {
    files: ['src/**/*.css.ts', 'design-system/src/**/*.css.ts'],
    plugins: { browsers: browserRules },
    rules: { 'browsers/css': 'error' },
  },
  {
    // What runs in browsers only: Node draws pages and writes feeds.
    files: ['src/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}'],
    ignores: ['src/app/{server.tsx,feeds.ts,files.ts,template.ts}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { browsers: browserRules },
    rules: { 'browsers/script': 'error' },
  },
  {
    files: ['src/**/*.css.ts', 'design-system/src/components/**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...rawSpaceInStyles, ...rawColourInStyles] },
  },
  { files: ['design-system/src/theme/*.css.ts'], rules: { 'no-restricted-syntax': ['error', ...rawColourInStyles] } },
  {
    files: ['src/**/*.tsx', 'design-system/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...rawSpaceInMarkup, ...rawColourInMarkup] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'module',
          'process',
          'console',
          'URL',
          'File',
          'FormData',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'performance',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-console': 'off' },
  },
  // They talk to the terminal.
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**', 'e2e/**', 'provider/**'],
    rules: { 'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**/*.react.tsx', 'src/**/*.tsx', 'e2e/**'],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Takes every object that hands out a callback ref for a ref object.
      'react-hooks/refs': 'off',
    },
  },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
