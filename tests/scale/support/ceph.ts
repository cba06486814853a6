import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { run, until } from './processes.ts';

/** A host of buckets. */
export interface BucketHost {
  /** What the environment of its clients names. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const [key, secret] = ['testkey', 'testsecret'];

/** A Ceph cluster of one: a monitor, a store of two gigabytes, and the gateway that speaks as S3 does. Takes half a minute. */
export async function startCeph(folder: string): Promise<BucketHost> {
  const [monitor, gateway] = [await freePort(), await freePort()];
  for (const name of ['mon', 'osd', 'run', 'rgw']) mkdirSync(join(folder, name), { recursive: true });
  const [cluster, store] = [randomUUID(), randomUUID()];
  const conf = join(folder, 'ceph.conf');
  writeFileSync(
    conf,
    `[global]
fsid = ${cluster}
run dir = ${folder}/run
admin socket = ${folder}/run/$cluster-$name.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
crash dir = ${folder}
mon host = v1:127.0.0.1:${String(monitor)}
ms bind msgr2 = false
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
auth allow insecure global id reclaim = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
osd crush chooseleaf type = 0
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = bluestore
bluestore block size = 2147483648
bluestore fsck on mount = false
osd memory target = 939524096
mon data avail warn = 1
mon data avail crit = 1
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${String(gateway)}
rgw rados pool pg num min = 1
rgw dns name = 127.0.0.1
osd class update on start = false
osd crush update on start = false
`,
  );
  const env = { CEPH_CONF: conf };
  const ceph = (...args: readonly string[]) => run('ceph', args, env);
  const map = join(folder, 'monmap');
  const isListening = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${String(gateway)}/`)).status < 500;
  await run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', `v1:127.0.0.1:${String(monitor)}`, map], env);
  await run('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', map, '--fsid', cluster], env);
  await run('ceph-mon', ['-i', 'a'], env);
  await ceph('osd', 'new', store);
  await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', store], env);
  await ceph('osd', 'crush', 'add-bucket', 'h', 'host');
  await ceph('osd', 'crush', 'move', 'h', 'root=default');
  await ceph('osd', 'crush', 'add', 'osd.0', '1', 'host=h');
  await run('ceph-osd', ['-i', '0'], env);
  await until('the store of Ceph is up', async () => (await ceph('osd', 'stat')).includes('1 up'));
  await run('radosgw', ['-n', 'client.rgw.a', '--rgw-data', join(folder, 'rgw')], env);
  await until('the gateway of Ceph answers', isListening);
  await run(
    'radosgw-admin',
    ['user', 'create', '--uid=t', '--display-name=t', `--access-key=${key}`, `--secret=${secret}`],
    env,
  );
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String(gateway)}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: secret,
    },
    async stop() {
      const pids = readdirSync(join(folder, 'run'))
        .filter((name) => name.endsWith('.pid'))
        .map((name) => Number(readFileSync(join(folder, 'run', name), 'utf8')));
      const isRunning = (pid: number): boolean => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      };
      for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL');
      await until('Ceph has ended', () => !pids.some(isRunning), 20_000);
    },
  };
}
