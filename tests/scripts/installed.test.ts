import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, workspacesOf } from '../../scripts/lib/installed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-installed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const manifest = { workspaces: ['app', 'packages/*'], dependencies: { one: '1.0.0' } };
const one = { version: '1.0.0', integrity: 'sha512-one' };
/** An optional package of another machine than this one, and what it needs itself. */
const elsewhere = {
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['none'], cpu: [process.arch] },
  'node_modules/needed-elsewhere': { version: '1.0.0', optional: true },
};
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const workspace = { dependencies: { two: '1.0.0' } };
const present = { 'node_modules/one': one, 'node_modules/inner': { resolved: 'packages/inner', link: true } };

/** A repository with its packages installed, as npm leaves it. */
function install(
  locked: Readonly<Record<string, unknown>> = {},
  installed: Readonly<Record<string, unknown>> = {},
): void {
  write('package.json', manifest);
  write('app/package.json', {});
  write('packages/inner/package.json', workspace);
  const ours = { '': { dependencies: { one: '1.0.0' } }, app: {}, 'packages/inner': workspace };
  write('package-lock.json', { packages: { ...ours, ...present, ...elsewhere, ...locked } });
  write('node_modules/.package-lock.json', {
    packages: { app: {}, 'packages/inner': workspace, ...present, ...installed },
  });
  for (const name of ['one', 'inner', 'here']) write(`node_modules/${name}/package.json`, {});
}

describe('What somebody has installed by hand', () => {
  test('is taken as it is when it is what the lock file says', () => {
    install();
    expect(isInstalled(root)).toBe(true);
  });

  test('is installed again when there is nothing, or no word of npm about it', () => {
    install();
    rmSync(join(root, 'node_modules', '.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });

  test.each([
    ['a package of another version', { 'node_modules/one': { ...one, version: '1.0.1' } }],
    ['a package with other content', { 'node_modules/one': { ...one, integrity: 'sha512-other' } }],
    ['a package that the lock file has and npm left out', { 'node_modules/three': { version: '1.0.0', dev: true } }],
    ['an optional package for this machine', { 'node_modules/here': here }],
    ['a workspace from another folder', { 'node_modules/inner': { resolved: 'packages/other', link: true } }],
  ])('is installed again for %s', (_, locked) => {
    install(locked);
    expect(isInstalled(root)).toBe(false);
  });

  test('may have an optional package for this machine', () => {
    install({ 'node_modules/here': here }, { 'node_modules/here': here });
    expect(isInstalled(root)).toBe(true);
  });

  test('is installed again where a package was taken away since', () => {
    install();
    rmSync(join(root, 'node_modules', 'one'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('is installed again where a package.json, a workspace’s too, asks for what is not locked', () => {
    install();
    write('packages/inner/package.json', { dependencies: { two: '2.0.0' } });
    expect(isInstalled(root)).toBe(false);
    install();
    write('packages/new/package.json', { dependencies: { two: '1.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });
});

test('the workspaces are those of package.json', () => {
  install();
  mkdirSync(join(root, 'packages', 'no-package'));
  expect(workspacesOf(root)).toEqual(['.', 'app', 'packages/inner']);
});
