import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Each step is a class in the styles of every page that loads its file: unused ones are bytes for nothing.
const screens = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

/** Keys of the steps in a style file. */
function stepsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/([\w.]+): space\b/g)].map(([, key = '']) => key);
}

function isUsed(prop: string, step: string): boolean {
  return screens.some((text) => new RegExp(`\\b${prop}=(\\{${step}\\}|"${step}")`).test(text));
}

describe('every step is used by a screen', () => {
  test.each(stepsOf('design-system/src/components/stack/gap.css.ts'))('gap %s', (step) => {
    expect(isUsed('gap', step)).toBe(true);
  });

  test.each(stepsOf('design-system/src/components/layout/space.css.ts'))('row gap %s', (step) => {
    expect(isUsed('rowGap', step) || isUsed('mobileRowGap', step)).toBe(true);
  });
});
