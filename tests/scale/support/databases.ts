import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { run, start, until } from './processes.ts';
import type { Started } from './processes.ts';

/** One machine with a database server. */
interface DatabaseNode {
  readonly name: string;
  readonly port: number;
  readonly api: number;
  readonly data: string;
  readonly patroni: Started;
}

/** A primary and a synchronous standby, of which Patroni makes the one the other. */
export interface Databases {
  readonly nodes: readonly DatabaseNode[];
  /** Kills the machine of the primary, as far as processes go. @returns its name */
  killPrimary(): Promise<string>;
  stop(): Promise<void>;
}

const bin = '/usr/lib/postgresql/15/bin';
const asks = async (port: number, path: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${String(port)}${path}`)).status === 200;

function configurationOf(node: Omit<DatabaseNode, 'patroni'>, etcd: number, folder: string): string {
  return `scope: vitrine
name: ${node.name}
restapi: { listen: '127.0.0.1:${String(node.api)}', connect_address: '127.0.0.1:${String(node.api)}' }
etcd: { hosts: '127.0.0.1:${String(etcd)}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 3
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 50, shared_buffers: 32MB, synchronous_commit: 'on' }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
  pg_hba: [ 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust' ]
postgresql:
  listen: '127.0.0.1:${String(node.port)}'
  connect_address: '127.0.0.1:${String(node.port)}'
  data_dir: ${node.data}
  bin_dir: ${bin}
  pgpass: ${folder}/pgpass-${node.name}
  authentication:
    superuser: { username: vitrine, password: x }
    replication: { username: repl, password: x }
    rewind: { username: vitrine, password: x }
  parameters: { unix_socket_directories: '${folder}' }
`;
}

/** Etcd, and two times Patroni with PostgreSQL. Takes half a minute. */
export async function startDatabases(folder: string): Promise<Databases> {
  mkdirSync(folder, { recursive: true });
  const [uid, gid] =
    (await run('id', ['-u', 'postgres'])).trim() === ''
      ? [0, 0]
      : [Number(await run('id', ['-u', 'postgres'])), Number(await run('id', ['-g', 'postgres']))];
  chownSync(folder, uid, gid);
  const [client, peer] = [await freePort(), await freePort()];
  const at = (port: number): string => `http://127.0.0.1:${String(port)}`;
  const etcd = start(
    'etcd',
    [
      '--name',
      'e',
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      at(client),
      '--advertise-client-urls',
      at(client),
      '--listen-peer-urls',
      at(peer),
      '--initial-advertise-peer-urls',
      at(peer),
      '--initial-cluster',
      `e=${at(peer)}`,
      '--enable-v2',
    ],
    { log: join(folder, 'etcd.log'), user: 'postgres' },
  );
  await until('etcd answers', () => asks(client, '/version'));
  const nodes: DatabaseNode[] = [];
  for (const name of ['n1', 'n2']) {
    const node = { name, port: await freePort(), api: await freePort(), data: join(folder, name) };
    mkdirSync(node.data, { mode: 0o700 });
    chownSync(node.data, uid, gid);
    const file = join(folder, `${name}.yml`);
    writeFileSync(file, configurationOf(node, client, folder));
    const patroni = start('patroni', [file], { log: join(folder, `${name}.log`), user: 'postgres' });
    nodes.push({ ...node, patroni });
    const role = name === 'n1' ? '/primary' : '/synchronous';
    await until(`${name} is ${role}`, () => asks(node.api, role), 90_000);
  }
  const postmasterOf = ({ data }: DatabaseNode): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const kill = async (node: DatabaseNode): Promise<void> => {
    const pid = postmasterOf(node);
    await node.patroni.stop('SIGKILL');
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has gone with it.
    }
  };
  return {
    nodes,
    async killPrimary() {
      for (const node of nodes) {
        if (!(await asks(node.api, '/primary').catch(() => false))) continue;
        await kill(node);
        return node.name;
      }
      throw new Error('There is no primary.');
    },
    async stop() {
      for (const node of nodes) await kill(node).catch(() => undefined);
      await etcd.stop('SIGKILL');
    },
  };
}
