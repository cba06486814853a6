import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const read = (...parts) => JSON.parse(readFileSync(join(...parts), 'utf8'));
const sorted = (record = {}) => JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The folders of all packages of a repository, as `workspaces` of its package.json has them: the root itself, folders, and
 * `folder/*`.
 *
 * @param {string} root absolute
 * @returns {string[]} relative to the root, the root first, as `.`
 */
export function workspacesOf(root) {
  const { workspaces = [] } = read(root, 'package.json');
  return workspaces.reduce(
    (folders, pattern) => {
      if (!pattern.endsWith('/*')) return [...folders, pattern];
      const parent = pattern.slice(0, -2);
      const names = readdirSync(join(root, parent)).sort();
      const inside = names.filter((name) => existsSync(join(root, parent, name, 'package.json')));
      return [...folders, ...inside.map((name) => `${parent}/${name}`)];
    },
    ['.'],
  );
}

/** Whether a package.json asks for what the lock file says it asks for. */
function isLocked(wanted, locked) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return locked !== undefined && kinds.every((kind) => sorted(wanted[kind]) === sorted(locked[kind]));
}

/** As npm asks: `linux`, or `!win32`. */
function isNamed(names, name) {
  if (names === undefined) return true;
  if (names.includes(`!${name}`)) return false;
  return names.every((one) => one.startsWith('!')) || names.includes(name);
}

const isGlibc = () => process.report.getReport().header.glibcVersionRuntime !== undefined;

/** Whether a package that may be absent should be there, as one made for this machine. */
function isForThisMachine({ cpu, libc, os }) {
  if (cpu === undefined && os === undefined) return false;
  if (!isNamed(os, process.platform) || !isNamed(cpu, process.arch)) return false;
  return libc === undefined || process.platform !== 'linux' || isNamed(libc, isGlibc() ? 'glibc' : 'musl');
}

/**
 * Whether `node_modules` is what the lock file says, whoever installed it: npm notes in `node_modules/.package-lock.json`
 * what it has put there. Reads no package, only whether each is still there.
 *
 * @param {string} root absolute
 * @returns {boolean}
 */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const { packages: locked } = read(root, 'package-lock.json');
  const { packages: present } = read(root, 'node_modules', '.package-lock.json');
  if (
    !workspacesOf(root).every((folder) =>
      isLocked(read(root, folder, 'package.json'), locked[folder === '.' ? '' : folder]),
    )
  )
    return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true && !isForThisMachine(entry);
    if (found.version !== entry.version || found.integrity !== entry.integrity || found.resolved !== entry.resolved) {
      return false;
    }
    return existsSync(join(root, path, 'package.json'));
  });
}
