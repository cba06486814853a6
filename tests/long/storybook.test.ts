import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Storybook builds, with a page for every machine', () => {
  execFileSync(process.execPath, ['scripts/storybook.ts', 'build'], { stdio: 'pipe' });
  expect(existsSync('dist/storybook/iframe.html')).toBe(true);
  const { entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8'));
  const machines = Object.keys(entries).filter((id) => id.startsWith('machines-'));
  expect(machines).toHaveLength(globSync('src/machines/*/*.machine.ts').length);
}, 180_000);
