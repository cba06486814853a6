import { expect, test } from 'vitest';
import { writeHeaders, writeRedirects } from '../../provider/src/export/host-files.ts';

const policy = (hash: string) => `default-src 'none'; script-src 'self' '${hash}'; style-src 'self'`;
const served = {
  'content-security-policy': policy('served'),
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'text/html',
};

/** The rules of the file by path, each as its lines. */
const rulesOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n').map((line) => line.trim()))
      .map(([path = '', ...lines]) => [path, lines]),
  );

test('pages that lie beside each other have one rule, with what any of them needs; everything has what any page needs', () => {
  const rules = rulesOf(
    writeHeaders(
      [
        { path: '/', policy: policy('home') },
        { path: '/project/upar', policy: policy('upar') },
        { path: '/project/kal', policy: policy('kal') },
        { path: null, policy: policy('nothing') },
      ],
      served,
    ),
  );
  expect(Object.keys(rules)).toEqual(['/*', '/assets/*', '/media/*', '/', '/project', '/project/*']);
  const everything = "script-src 'self' 'home' 'upar' 'kal' 'nothing'";
  expect(rules['/*']).toEqual([
    `content-security-policy: default-src 'none'; ${everything}; style-src 'self'`,
    'x-frame-options: DENY',
  ]);
  expect(rules['/']).toEqual([
    // The page of what is not there is sent at any address.
    "content-security-policy: default-src 'none'; script-src 'self' 'home' 'nothing'; style-src 'self'",
    'cross-origin-resource-policy: same-origin',
  ]);
  expect(rules['/project/*']?.[0]).toContain("script-src 'self' 'upar' 'kal' 'nothing';");
  expect(rules['/media/*']).toContain('cross-origin-resource-policy: cross-origin');
});

test('there are never more rules than Cloudflare reads', () => {
  const pages = Array.from({ length: 80 }, (_, index) => ({ path: `/page-${String(index)}`, policy: policy('own') }));
  expect(Object.keys(rulesOf(writeHeaders(pages, served)))).toHaveLength(100);
});

test('former addresses lead to those of now, for good', () => {
  expect(writeRedirects([['/project/untitled', '/project/%E0%A4%9C%E0%A4%B2']])).toBe(
    '/project/untitled /project/%E0%A4%9C%E0%A4%B2 301\n',
  );
});
