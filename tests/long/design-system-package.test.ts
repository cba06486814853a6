import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** All that a consumer writes: no plugin, no alias, nothing of this repository's. */
const consumer = `
import '@vitrine/design-system/styles.css';
import { Button } from '@vitrine/design-system/components/button';
import { CommandSearch } from '@vitrine/design-system/components/command-menu';
import { Drawer } from '@vitrine/design-system/components/drawer';
import { whiteTheme } from '@vitrine/design-system/theme';
import { motion } from '@vitrine/design-system/tokens';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

document.body.className = whiteTheme;
document.body.dataset['pace'] = motion.base;
console.log(CommandSearch, Drawer);
createRoot(document.body).render(createElement(Button, { variant: 'primary' }, 'Ten lines'));
`;
const modules = resolve('node_modules');
const home = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'));
const run = (tool: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, [join(modules, tool), ...args], { cwd: home, encoding: 'utf8', stdio: 'pipe' });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a package's manifest asks for; of others too, where they are there. */
function namesOf(folder: string): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!isRecord(manifest)) return [];
  const { dependencies, peerDependencies } = manifest;
  return [dependencies, peerDependencies].flatMap((names) => (isRecord(names) ? Object.keys(names) : []));
}

const store = join(home, 'store');

/** Where a package is found by those inside `folder` of this repository, as Node looks for it. */
function find(name: string, folder: string): string | null {
  const own = join(folder, 'node_modules', name);
  if (existsSync(own)) return own;
  return folder === dirname(modules) || dirname(folder) === folder ? null : find(name, dirname(folder));
}

/**
 * Installs as pnpm does: each package in a folder of its own, beside it only what its manifest declares.
 * @returns where it lies
 */
function install(name: string, source: string): string {
  const inside = join(store, source.replaceAll('/', '+'), 'node_modules');
  const target = join(inside, name);
  if (existsSync(target)) return target;
  cpSync(source, target, { recursive: true, filter: (path) => !path.slice(source.length).includes('node_modules') });
  for (const needed of namesOf(source)) {
    const there = find(needed, source.startsWith(modules) ? source : dirname(modules));
    if (there !== null) link(needed, install(needed, there), inside);
  }
  return target;
}

function link(name: string, target: string, into: string): void {
  const path = join(into, name);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(target, path);
}

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-design-system.ts'], { stdio: 'pipe' });
  const own = join(home, 'node_modules');
  link('@vitrine/design-system', install('@vitrine/design-system', resolve('design-system/dist')), own);
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    link(name, install(name, join(modules, name)), own);
  }
  writeFileSync(join(home, 'main.ts'), consumer);
  writeFileSync(join(home, 'index.html'), '<script type="module" src="./main.ts"></script>');
}, 240_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('ten lines outside the repository type-check against the built package', () => {
  const flags = '--noEmit --strict --target es2023 --module esnext --moduleResolution bundler --types react'.split(' ');
  expect(run('typescript/bin/tsc', ...flags, 'main.ts')).toBe('');
  // And the types are real ones.
  writeFileSync(join(home, 'wrong.ts'), consumer.replace("'primary'", "'loud'"));
  expect(() => run('typescript/bin/tsc', ...flags, 'wrong.ts')).toThrow();
}, 240_000);

test('and are built by a plain Vite, styles and font included', () => {
  run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  const files = readdirSync(join(home, 'dist', 'assets'));
  const styles = files
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(home, 'dist', 'assets', name), 'utf8'));
  expect(styles.join('')).toContain('.white-theme');
  expect(styles.join('')).toContain('Anek');
  expect(files.some((name) => name.endsWith('.woff2'))).toBe(true);
}, 60_000);

test('and ask for no package that they do not declare', () => {
  expect(namesOf('design-system/dist')).toEqual(
    expect.arrayContaining(['@radix-ui/react-checkbox', '@radix-ui/react-dialog', 'cmdk', 'react', 'react-dom']),
  );
  expect(existsSync(join(home, 'node_modules', '@radix-ui')), 'nothing is found by chance').toBe(false);
});
