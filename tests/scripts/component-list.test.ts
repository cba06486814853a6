import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fillComponents, findComponents } from '../../scripts/lib/component-list.ts';

const components = findComponents(resolve('design-system/src/components'));

test('the list has every component where it is imported from, and no type', () => {
  expect(components).toContainEqual({ folder: 'stack', names: ['Inline', 'Stack'] });
  expect(components).toContainEqual({ folder: 'button', names: ['Button', 'ButtonLink'] });
  expect(components.map(({ folder }) => folder)).not.toContain('overlay');
  expect(components.filter(({ names }) => names.length === 0)).toEqual([]);
});

test('the README’s list is the one of the sources', () => {
  const readme = readFileSync('design-system/README.md', 'utf8');
  expect(fillComponents(readme, components)).toBe(readme);
});

test('a list is written between its markers, and nowhere else', () => {
  const one = [{ folder: 'keys', names: ['Keys'] }];
  const filled = fillComponents('Above\n\n<!-- components -->\nold\n<!-- /components -->\n\nBelow\n', one);
  expect(filled).toMatch(/^Above\n\n<!-- components -->\n\n\| .+\n\n<!-- \/components -->\n\nBelow\n$/s);
  expect(filled).toContain('| `keys`');
  expect(filled).not.toContain('old');
  expect(() => fillComponents('No markers', one)).toThrow('<!-- components -->');
});
