import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { start, until } from './processes.ts';

export interface Balancer {
  /** Where the primary of the databases is, and the servers of ours, in turns. */
  readonly database: number;
  readonly web: number;
  /** Sends a server no further requests, or some again. */
  set(server: string, state: 'drain' | 'ready'): Promise<void>;
  stop(): Promise<void>;
}

interface Backends {
  readonly databases: readonly { readonly name: string; readonly port: number; readonly api: number }[];
  readonly servers: readonly { readonly name: string; readonly port: number }[];
}

/** HAProxy, configured as docs/operations.md has it. */
export async function startBalancer(folder: string, { databases, servers }: Backends): Promise<Balancer> {
  const [database, web] = [await freePort(), await freePort()];
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
listen web
  bind 127.0.0.1:${String(web)}
  mode http
  balance roundrobin
  option redispatch
  option httpchk GET /healthz
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry if !{ method GET HEAD }
  default-server inter 500ms fall 2 rise 1
${servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${String(port)} check`).join('\n')}
`,
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
    set: async (server, state) => void (await say(`set server web/${server} state ${state}`)),
    stop: () => haproxy.stop('SIGKILL'),
  };
}
