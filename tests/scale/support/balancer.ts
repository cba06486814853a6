import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { start, until } from './processes.ts';

export interface Balancer {
  /** Where the primary of the databases is, and the servers of ours, in turns. */
  readonly database: number;
  readonly web: number;
  /** As `web`, but an administrator stays with one server. */
  readonly sticky: number;
  /** How many requests each server has had from `sticky`. */
  handed(): Promise<ReadonlyMap<string, number>>;
  /** Sends a server no further requests (`maint`), those alone of administrators who stay with it (`drain`), or all again. */
  set(server: string, state: 'drain' | 'maint' | 'ready'): Promise<void>;
  stop(): Promise<void>;
}

interface Backends {
  readonly databases: readonly { readonly name: string; readonly port: number; readonly api: number }[];
  readonly servers: readonly { readonly name: string; readonly port: number }[];
}

const manual = new URL('../../../docs/operations.md', import.meta.url);

/** The lines of the manual's configuration by which an administrator stays with one server. */
function stickiness(): string {
  const lines = readFileSync(manual, 'utf8').match(/^ {2}stick.*$/gm);
  if (lines === null) throw new Error('docs/operations.md keeps no administrator with one server.');
  return lines.join('\n');
}

const listenForWeb = (name: string, port: number, servers: Backends['servers'], more = ''): string => `listen ${name}
  bind 127.0.0.1:${String(port)}
  mode http
  balance roundrobin
${more}
  option redispatch
  option httpchk GET /healthz
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry if !{ method GET HEAD }
  default-server inter 500ms fall 2 rise 1
${servers.map((server) => `  server ${server.name} 127.0.0.1:${String(server.port)} check`).join('\n')}
`;

/**
 * HAProxy, configured as docs/operations.md has it; administrators of `web` go to all servers in turns, so that what one stores is asked of
 * the others.
 */
export async function startBalancer(folder: string, { databases, servers }: Backends): Promise<Balancer> {
  const [database, web, sticky] = [await freePort(), await freePort(), await freePort()];
  const socket = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `global
  maxconn 2000
  stats socket ${socket} mode 600 level admin
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
listen database
  bind 127.0.0.1:${String(database)}
  mode tcp
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databases.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${String(port)} check port ${String(api)}`).join('\n')}
${listenForWeb('web', web, servers)}${listenForWeb('sticky', sticky, servers, stickiness())}`,
  );
  const haproxy = start('/usr/sbin/haproxy', ['-f', file], { log: join(folder, 'haproxy.log') });
  const say = (words: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let said = '';
      connect(socket)
        .on('error', reject)
        .on('data', (bytes) => (said += bytes.toString()))
        .on('end', () => resolve(said))
        .end(`${words}\n`);
    });
  await until('HAProxy answers', async () => (await say('show info')).includes('HAProxy'));
  return {
    database,
    web,
    sticky,
    async handed() {
      const lines = (await say('show stat')).split('\n').map((line) => line.split(','));
      const total = lines[0]?.indexOf('stot') ?? -1;
      const own = lines.filter(([proxy, name]) => proxy === 'sticky' && servers.some((one) => one.name === name));
      return new Map(own.map((line) => [line[1] ?? '', Number(line[total])]));
    },
    async set(server, state) {
      for (const proxy of ['web', 'sticky']) await say(`set server ${proxy}/${server} state ${state}`);
    },
    stop: () => haproxy.stop('SIGKILL'),
  };
}
