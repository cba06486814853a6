import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What a script loads before its first line runs, its own files followed. */
function findPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'/gm)];
  return names.flatMap(([, from, alone]) => {
    const name = from ?? alone ?? '';
    if (name.startsWith('.')) return findPackages(join(dirname(file), name), seen);
    return name.startsWith('node:') || builtinModules.includes(name) ? [] : [`${file}: ${name}`];
  });
}

function readScripts(): Record<string, string> {
  const contents: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (typeof contents !== 'object' || contents === null || !('scripts' in contents)) return {};
  return Object.fromEntries(Object.entries(contents.scripts ?? {}).map(([name, line]) => [name, String(line)]));
}

describe('A command typed on a fresh clone', () => {
  const commands = Object.entries(readScripts()).flatMap(([name, line]) => {
    const file = /^node (scripts\/[\w-]+\.mjs)/.exec(line)?.[1];
    const target = /^node scripts\/run\.mjs (\S+)/.exec(line)?.[1] ?? '';
    return file === undefined ? [] : [{ name, file: join(root, file), target: join(root, target) }];
  });

  test('is one of those that are known', () => {
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['start', 'dev', 'test', 'test:all', 'test:stories', 'test:trust', 'bench']),
    );
  });

  test.each(commands)('npm run $name installs the packages before it needs one', ({ file, target }) => {
    expect(existsSync(target)).toBe(true);
    expect(findPackages(file)).toEqual([]);
    expect(readFileSync(file, 'utf8')).toMatch(/ensureInstalled\(\)|runCommand\(/);
  });
});
