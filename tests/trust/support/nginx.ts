import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { installPackages } from '../../../scripts/lib/debian-packages.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { temporaryFolder } from '../../provider/support/process.ts';

/** Debian puts it where only root looks. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx'];

/** The configuration that the document gives, for these ports and folders. */
function readConfiguration(origin: string, port: number, cache: string): string {
  const document = readFileSync(inRoot('docs/operations.md'), 'utf8');
  const [, blocks = ''] = document.split('## A CDN in front');
  const [, text] = /```nginx\n([\s\S]*?)```/.exec(blocks) ?? [];
  if (text === undefined) throw new Error('docs/operations.md has no configuration of nginx.');
  return text
    .replaceAll('/var/cache/nginx/vitrine', cache)
    .replaceAll('http://127.0.0.1:3000', origin)
    .replaceAll('listen 80;', `listen 127.0.0.1:${String(port)};`);
}

/** The path of an nginx: one on the machine, or one installed now where we may. */
async function ensureNginx(): Promise<string> {
  if (!places.some(existsSync)) await installPackages(['nginx-light']);
  const found = places.find(existsSync);
  if (found === undefined) throw new Error('nginx is needed here. On Debian: apt-get install nginx-light');
  return found;
}

/** Starts nginx in front of a provider, in a folder of its own, until the test is over. */
export async function startNginx(origin: string, port: number): Promise<void> {
  const nginx = await ensureNginx();
  const folder = temporaryFolder();
  const cache = join(folder, 'cache');
  for (const name of ['logs', 'cache', 'temporary']) mkdirSync(join(folder, name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary')};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; worker_processes 2; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { access_log off; ${temporary.join(' ')} ${readConfiguration(origin, port, cache)} }`,
  );
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs', 'error')];
  const checked = spawnSync(nginx, ['-t', ...words], { encoding: 'utf8' });
  expect(checked.status, checked.stderr).toBe(0);
  const child = spawn(nginx, words, { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${String(port)}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
}
