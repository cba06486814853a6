import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callNativeSetter, sayMotion, settings, skipBlank, wantedMotion } from '../../scripts/lib/firefox-messages.ts';

test('the installed Playwright sets a field’s text in the words that are changed for Firefox', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  for (const [words] of settings) {
    expect(playwright).toContain(words);
    expect(callNativeSetter(`if (isText) ${words} done();`)).toMatch(/^if \(isText\) Object\.get.*; done\(\);$/);
  }
});

test('a script says which motion is wanted, as it is sent', () => {
  expect(wantedMotion(JSON.stringify({ expression: sayMotion('reduce') }))).toBe('reduce');
  expect(wantedMotion(JSON.stringify({ expression: sayMotion('no-preference') }))).toBe('no-preference');
  expect(wantedMotion('{}')).toBeNull();
});

test('scripts of tests skip the empty first document', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  expect(playwright).toContain('functionDeclaration: `() => { return ${initScript.source} }`');
  const sent = JSON.stringify({ params: { functionDeclaration: '() => { return run() }' } });
  expect(skipBlank(sent)).toBe(
    JSON.stringify({
      params: { functionDeclaration: "() => { return document.URL === 'about:blank' ? undefined : run() }" },
    }),
  );
});
