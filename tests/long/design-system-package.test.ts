import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** All that a consumer writes: no plugin, no alias, nothing of this repository's. */
const consumer = `
import '@vitrine/design-system/styles.css';
import { Button } from '@vitrine/design-system/components/button';
import { whiteTheme } from '@vitrine/design-system/theme';
import { motion } from '@vitrine/design-system/tokens';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

document.body.className = whiteTheme;
document.body.dataset['pace'] = motion.base;
createRoot(document.body).render(createElement(Button, { variant: 'primary' }, 'Ten lines'));
`;
const modules = resolve('node_modules');
const home = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'));
const run = (tool: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, [join(modules, tool), ...args], { cwd: home, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-design-system.ts'], { stdio: 'pipe' });
  mkdirSync(join(home, 'node_modules', '@vitrine'), { recursive: true });
  mkdirSync(join(home, 'node_modules', '@types'));
  cpSync('design-system/dist', join(home, 'node_modules', '@vitrine', 'design-system'), { recursive: true });
  // What the package's own manifest asks for, and the bundler's and the compiler's types.
  for (const name of ['react', 'react-dom', 'scheduler', '@radix-ui', '@types/react', '@types/react-dom', 'csstype']) {
    symlinkSync(join(modules, name), join(home, 'node_modules', name));
  }
  writeFileSync(join(home, 'main.ts'), consumer);
  writeFileSync(join(home, 'index.html'), '<script type="module" src="./main.ts"></script>');
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('ten lines outside the repository type-check against the built package', () => {
  const flags = '--noEmit --strict --target es2023 --module esnext --moduleResolution bundler --types react'.split(' ');
  expect(run('typescript/bin/tsc', ...flags, 'main.ts')).toBe('');
  // And the types are real ones.
  writeFileSync(join(home, 'wrong.ts'), consumer.replace("'primary'", "'loud'"));
  expect(() => run('typescript/bin/tsc', ...flags, 'wrong.ts')).toThrow();
}, 60_000);

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
