import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBalancer } from './support/balancer.ts';
import type { Balancer } from './support/balancer.ts';
import { createBucket } from './support/bucket.ts';
import { startCeph } from './support/ceph.ts';
import type { BucketHost } from './support/ceph.ts';
import { startDatabases } from './support/databases.ts';
import type { Databases } from './support/databases.ts';
import { logIn, readTitles, startLoad } from './support/load.ts';
import { run, until } from './support/processes.ts';
import { makeNextVersion, makeServers } from './support/servers.ts';

const [username, password] = ['admin', 'correct horse battery staple'];

let folder: string;
let ceph: BucketHost | null = null;
let databases: Databases | null = null;
let balancer: Balancer;
let servers: Awaited<ReturnType<typeof makeServers>> = [];
let nextVersion: string;
let load: ReturnType<typeof startLoad> | null = null;

const say = (words: string): void => void process.stdout.write(`    ${words}\n`);
const loaded = () => {
  if (load === null) throw new Error('Nobody is at work.');
  return load.figures;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-scale-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'ceph'));
  nextVersion = makeNextVersion();
  servers = await makeServers(folder, ['a1', 'a2', 'a3']);
  const begun = performance.now();
  [ceph, databases] = await Promise.all([startCeph(join(folder, 'ceph')), startDatabases(join(folder, 'databases'))]);
  balancer = await startBalancer(folder, { databases: databases.nodes, servers });
  say(`Ceph, etcd, two PostgreSQL and HAProxy in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const at = (database: string) => `postgres://vitrine:x@127.0.0.1:${String(balancer.database)}/${database}`;
  await until('the primary is reached', async () => {
    await run('psql', [at('postgres'), '-c', 'CREATE DATABASE vitrine']);
    return true;
  });
  await createBucket('studio', ceph.env);
  for (const { env } of servers) {
    Object.assign(env, ceph.env, {
      DATABASE_URL: at('vitrine'),
      MEDIA_BUCKET: 's3://studio/vitrine',
      ADMIN_PASSWORD: password,
    });
  }
  for (const server of servers) await server.start();
  await until('HAProxy has seen all three', async () => (await readTitles(balancer.web)).length >= 0);
  load = startLoad(balancer.web, await logIn(balancer.web, username, password));
  await sleep(3000);
}, 300_000);

afterAll(async () => {
  await load?.stop();
  for (const server of servers) await server.stop('SIGKILL');
  await balancer?.stop();
  await databases?.stop();
  await ceph?.stop();
  for (const used of [folder, nextVersion]) rmSync(used, { recursive: true, force: true });
}, 60_000);

describe('three servers, visitors and administrators at work', () => {
  test('pictures that one server has received are served by all, from their bucket', async () => {
    const answer: { readonly data: readonly { readonly HeaderMedia: string | null }[] } = await (
      await fetch(`http://127.0.0.1:${String(balancer.web)}/api/projects`)
    ).json();
    const { data } = answer;
    const path = data.find(({ HeaderMedia }) => HeaderMedia?.endsWith('.jpg'))?.HeaderMedia ?? '';
    for (const { port } of servers) {
      for (const name of [path, `${path}.640.avif`]) {
        const picture = await fetch(`http://127.0.0.1:${String(port)}/${name}`);
        expect([picture.status, picture.headers.get('content-type')], name).toEqual([
          200,
          expect.stringContaining('image/'),
        ]);
        expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
      }
    }
  });

  test.each(['vitrine_session', '__Host-vitrine_session'])(
    'a load balancer keeps the administrator who has the cookie %s with one server until it is taken out; visitors go to all',
    async (cookie) => {
      /** How many of twelve requests each server gets. */
      const ask = async (headers: Record<string, string>) => {
        const before = await balancer.handed();
        for (let count = 0; count < 12; count += 1) {
          const answer = await fetch(`http://127.0.0.1:${String(balancer.sticky)}/healthz`, { headers });
          expect(answer.status).toBe(200);
        }
        const after = await balancer.handed();
        return [...after].map(([name, count]) => ({ name, count: count - (before.get(name) ?? 0) }));
      };
      const own = { cookie: `theme=white; ${cookie}=${randomUUID()}` };
      const home = (await ask(own)).find(({ count }) => count === 12)?.name ?? '';
      expect(home).not.toBe('');
      expect((await ask({ cookie: 'theme=white' })).map(({ count }) => count)).toEqual([4, 4, 4]);
      await balancer.set(home, 'drain');
      expect(await ask(own)).toContainEqual({ name: home, count: 12 });
      await balancer.set(home, 'maint');
      expect(await ask(own)).toContainEqual({ name: home, count: 0 });
      await balancer.set(home, 'ready');
    },
  );

  test('a server is killed and comes back, and no visitor notices', async () => {
    const [, second] = servers;
    await second?.stop('SIGKILL');
    await sleep(4000);
    await second?.start();
    await sleep(3000);
    expect([...loaded().failed]).toEqual([]);
  });

  test('all three are replaced by a new version with another schema, one after the other, and no visitor notices', async () => {
    for (const server of servers) {
      await balancer.set(server.name, 'maint');
      await sleep(1000);
      await server.stop('SIGTERM');
      await server.start(nextVersion);
      await balancer.set(server.name, 'ready');
      await sleep(2000);
    }
    expect([...loaded().failed]).toEqual([]);
  });

  test('the other servers show a write within a second, its administrator sees it at once', () => {
    const { late, ownReads, ownMissing, reads } = loaded();
    const sorted = late.toSorted((one, other) => one - other);
    say(
      `${String(reads)} reads; a write was still missing ${String(late.length)} times, for ${String(sorted[sorted.length >> 1] ?? 0)} ms in the middle, ${String(sorted.at(-1) ?? 0)} ms at most`,
    );
    expect(sorted.at(-1) ?? 0).toBeLessThan(1000);
    expect(ownReads).toBeGreaterThan(100);
    expect(ownMissing).toBe(0);
  });

  test('the machine of the primary database dies: writes are back in 30 seconds, visitors are served all the while', async () => {
    const { acknowledged } = loaded();
    const before = acknowledged.length;
    const begun = Date.now();
    const name = (await databases?.killPrimary()) ?? '';
    await until('writes go on', () => acknowledged.length >= before + 4, 90_000);
    const back = (acknowledged[before + 3]?.at ?? Infinity) - begun;
    say(`${name} was the primary; writes were back after ${(back / 1000).toFixed(1)} s`);
    await sleep(6000);
    for (const what of loaded().failed.keys()) say(what);
    expect(back).toBeLessThan(30_000);
    expect([...loaded().failed]).toEqual([]);
  });

  test('nothing that was acknowledged is lost, and nothing is there twice', async () => {
    while (loaded().reads < 3000 || loaded().acknowledged.length < 300) await sleep(500);
    await load?.stop();
    const { acknowledged, reads, retries, failed } = loaded();
    const stored = await readTitles(balancer.web);
    const own = stored.filter((title) => /^(?:One|Two) \d+$/.test(title));
    say(
      `${String(reads)} reads of visitors, ${String([...failed.values()].reduce((sum, count) => sum + count, 0))} failed; ${String(acknowledged.length)} writes acknowledged, ${String(retries)} tried again`,
    );
    expect(acknowledged.filter(({ title }) => !own.includes(title))).toEqual([]);
    expect(own.length).toBe(new Set(own).size);
    expect([...failed]).toEqual([]);
    // The load balancer would have hidden it.
    expect(servers.map((server) => server.isRunning())).toEqual([true, true, true]);
  });
});
