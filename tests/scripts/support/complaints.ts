import { Linter } from 'eslint';
import type { Restriction } from '../../../scripts/lint/restriction.ts';

/** How often code, which may have markup in it, breaks these restrictions. */
export function complaints(code: string, restrictions: readonly Restriction[]): number {
  return new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...restrictions] },
  }).length;
}
