import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs Debian packages where we may: as root on a machine with apt.
 *
 * @param choices lists of packages, of which the next is tried where one cannot be installed
 * @returns whether one could
 */
export async function installPackages(...choices: readonly (readonly string[])[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  for (const packages of choices) {
    const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    if ((await run('apt-get', words, options)).code === 0) return true;
  }
  return false;
}
