import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BODY_HEADER,
  callNativeSetter,
  dropBody,
  heardWish,
  say,
  scrollOnlyWhereNeeded,
  settings,
  skipBlank,
  toChromeScript,
} from '../../scripts/lib/firefox-messages.ts';

test('the installed Playwright sets a field’s text in the words that are changed for Firefox', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  for (const [words] of settings) {
    expect(playwright).toContain(words);
    expect(callNativeSetter(`if (isText) ${words} done();`)).toMatch(/^if \(isText\) Object\.get.*; done\(\);$/);
  }
});

test('a script says what is wanted, as it is sent', () => {
  const wish = { motion: 'reduce', finger: { does: 'press', x: 1.5, y: 2 } } as const;
  expect(heardWish(JSON.stringify({ expression: say(wish) }))).toEqual(wish);
  expect(heardWish('{}')).toBeNull();
});

test('a wish becomes preferences of the browser, or of one page', () => {
  expect(toChromeScript({ motion: 'reduce' }, 'id')).toBe("Services.prefs.setIntPref('ui.prefersReducedMotion', 1);");
  expect(toChromeScript({ medium: 'print' }, 'id')).toContain(
    "getBrowsingContextById('id'); page.mediumOverride = 'print';",
  );
  expect(toChromeScript({ finger: { does: 'lift', x: 0, y: 0 } }, 'id')).toBe('');
});

test('what is pressed is scrolled to only where it is not in view', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const start = playwright.indexOf('node.scrollIntoView({\n            block: "center"');
  const script = playwright.slice(start, playwright.indexOf('})', start) + 2);
  const sent = scrollOnlyWhereNeeded(JSON.stringify({ functionDeclaration: `(node) => { ${script}; }` }));
  const { functionDeclaration }: { functionDeclaration: string } = JSON.parse(sent);
  expect(functionDeclaration).toMatch(/^\(node\) => \{ \(\(\) => \{[^]*scrollBy[^]*\}\)\(\); \}$/);
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

test('a body that was told in a header is not sent on in it', () => {
  const host = { name: 'Host', value: { type: 'string', value: 'here' } };
  const told = { name: BODY_HEADER, value: { type: 'string', value: 'eA==' } };
  const toMessage = (...headers: object[]) => JSON.stringify({ id: 1, params: { request: 'a', headers } });
  expect(dropBody(toMessage(host, told))).toBe(toMessage(host));
  expect(dropBody(toMessage(host))).toBe(toMessage(host));
});
