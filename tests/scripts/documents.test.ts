import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync([
  '*.md',
  '{bench,provider}/**/*.md',
  '{design-system,docs,src}/**/*.md',
  'packages/*/*.md',
]).filter((path) => !/(^|\/)(node_modules|dist)\//.test(path));
const decisions = documents.filter((path) => path.startsWith(join('docs', 'decisions')));

/** What is read of a document: its commands are none of its words. */
const read = (path: string): string => readFileSync(path, 'utf8').replaceAll(/^```.*?^```/gms, '');
const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set(
    found(text, /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** What of a document's links leads nowhere within the project. */
function deadLinksOf(path: string): readonly string[] {
  return found(read(path), /\]\(([^)\s]+)\)/g)
    .filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsIn(read(target)).has(anchor);
    })
    .map((link) => `${path}: ${link}`);
}

test('the links of documents lead to files and headings that are there', () => {
  expect(documents).toContain('README.md');
  expect(decisions.length).toBeGreaterThan(100);
  expect(documents.flatMap(deadLinksOf)).toEqual([]);
});

test('paths that documents name are there', () => {
  // A decision says what was true on its day, and the list of changes what has changed.
  const present = documents.filter((path) => !decisions.includes(path) && path !== 'CHANGELOG.md');
  const isThere = (path: string, from: string): boolean =>
    [path, join(dirname(from), path), join('tests', `${path}.test.ts`), `${path}.ts`, `${path}.spec.ts`].some((one) =>
      existsSync(one),
    );
  const missing = present.flatMap((document) =>
    found(
      read(document),
      /`((?:bench|deploy|design-system|devtools|docs|e2e|packages|provider|scripts|src|stories|tests)\/[\w./@-]+)`/g,
    )
      .filter((path) => !isThere(path, document))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('a decision is a page of at most 300 words, with its day and its status', () => {
  const texts = decisions.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(texts.filter(({ text }) => wordsIn(text).length > 300).map(({ path }) => path)).toEqual([]);
  expect(texts.filter(({ text }) => !/^20\d\d-\d\d-\d\d · Status: /m.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a page says which decisions it replaces, and each of these leads there', () => {
  const leading = decisions.flatMap((path) => {
    const [page] = found(read(path), /^> Folded into \[[^\]]+\]\(\.\.\/([\w-]+\.md)\)\.$/gm);
    const [number = ''] = found(path, /(\d{3})-/g);
    return page === undefined ? [] : [`${page} ${number}`];
  });
  const replaced = documents
    .filter((path) => dirname(path) === 'docs')
    .flatMap((path) =>
      found(read(path), /this page replaces ([^:]+):/g)
        .flatMap((list) => found(list, /(\d{3})/g))
        .map((number) => `${basename(path)} ${number}`),
    );
  expect(replaced.toSorted()).toEqual(leading.toSorted());
  expect(replaced.length).toBeGreaterThan(50);
});
