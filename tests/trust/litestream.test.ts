import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { ensureProviderBuilt } from '../../scripts/lib/build.ts';
import { picture } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure } from './support/figures.ts';

/** Copying and restoring with Litestream, with the commands of docs/operations.md. */

/** The binary comes with its package on Linux x64; elsewhere `LITESTREAM` names an installed one. */
const BINARY = process.env['LITESTREAM'] ?? inRoot('node_modules/@flydotio/litestream-linux-x64/litestream');

function litestream(...words: readonly string[]): { readonly child: ChildProcess; readonly said: () => string } {
  const child = spawn(BINARY, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text };
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

test('what was copied is there after the machine is lost: every project answered before the last copy, with its file', async () => {
  await ensureProviderBuilt();
  const [DATA_DIR, elsewhere, restored] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const [database, config] = [join(DATA_DIR, 'vitrine.db'), join(elsewhere, 'litestream.yml')];
  writeFileSync(config, `dbs:\n  - path: ${database}\n    replicas:\n      - path: ${join(elsewhere, 'vitrine')}\n`);

  const provider = await startProcess({ DATA_DIR });
  const address = provider.address ?? '';
  const cookie = await logInTo(address);
  const copying = litestream('replicate', '-config', config);
  const answered: string[] = [];
  const add = async (): Promise<void> => {
    const title = `Project ${String(answered.length + 1)}`;
    const { status } = await call(address, cookie, 'POST', '/api/projects', { title, HeaderMedia: picture() }, true);
    expect(status).toBe(201);
    answered.push(title);
  };
  while (answered.length < 40) await add();
  const safe = answered.length;
  const restore = async (to: string): Promise<void> => {
    const restoring = litestream('restore', '-config', config, '-o', to, database);
    expect(await ended(restoring.child), restoring.said()).toBe(0);
  };
  let probes = 0;
  // Litestream copies once a second.
  await expect
    .poll(
      async () => {
        const probe = join(elsewhere, `probe-${String((probes += 1))}.db`);
        await restore(probe);
        const copy = new DatabaseSync(probe, { readOnly: true });
        const row = copy.prepare('SELECT COUNT(*) AS count FROM project').get();
        copy.close();
        return row?.['count'];
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(safe);
  // What is written now may be lost: nothing waits for Litestream.
  for (let count = 0; count < 10; count += 1) await add();
  await provider.stop('SIGKILL');
  copying.child.kill('SIGKILL');
  await ended(copying.child);

  await restore(join(restored, 'vitrine.db'));
  mkdirSync(join(restored, 'media'), { recursive: true });
  cpSync(join(DATA_DIR, 'media'), join(restored, 'media'), { recursive: true });

  const again = await startProcess({ DATA_DIR: restored });
  const origin = again.address ?? '';
  const titles: string[] = [];
  const { body } = await call(origin, '', 'GET', '/api/projects');
  const { data }: { data: readonly { title: string; HeaderMedia: string | null }[] } = JSON.parse(body);
  for (const { title, HeaderMedia } of data) {
    titles.push(title);
    expect((await fetch(new URL(`/${HeaderMedia ?? ''}`, origin))).status, title).toBe(200);
  }
  expect(titles).toEqual(expect.arrayContaining(answered.slice(0, safe)));
  expect(titles.every((title) => answered.includes(title))).toBe(true);
  // Files whose rows were not copied are no part of the restored studio.
  expect(readdirSync(join(restored, 'media')).filter((name) => !name.startsWith('.'))).toHaveLength(titles.length);
  await again.stop('SIGTERM');
  figure(
    'Litestream',
    `${safe} of ${safe} projects copied and restored, ${titles.length - safe} of 10 that were written last`,
  );
}, 120_000);
