import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../../provider/src/config.ts';

interface Service {
  readonly profiles?: readonly string[];
  readonly image?: string;
  readonly restart?: string;
  readonly pids_limit?: number;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly depends_on?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly mem_limit?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly ports?: readonly string[];
}

const {
  services,
  volumes,
}: { readonly services: Readonly<Record<string, Service>>; readonly volumes: Readonly<Record<string, null>> } = parse(
  readFileSync('compose.yaml', 'utf8'),
  { merge: true },
);
/** What the image says by itself. */
const own = ['PORT', 'HOST', 'DATA_DIR'];

test.each(['vitrine', 'vitrine-2'])('every variable that the provider looks at is passed on to %s', (server) => {
  const passed = services[server]?.environment ?? {};
  for (const name of variableNames.filter((one) => !own.includes(one))) {
    expect(passed[name], name).toMatch(new RegExp(`^\\$\\{${name}:-`));
  }
  // A word that somebody else reads may be among them; none is misspelt.
  expect(
    Object.keys(passed).filter((name) => !variableNames.some((one) => one === name) && !/^(AWS_|TZ$)/.test(name)),
  ).toEqual([]);
});

test('logs, memory and processes have bounds, each starts again, and only the proxy is reached from elsewhere', () => {
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({ restart: 'unless-stopped', pids_limit: 256 });
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
  }
  expect(services['vitrine']?.ports).toEqual(['127.0.0.1:3000:3000']);
  expect(services['vitrine-2']?.ports).toEqual([]);
  expect(services['postgres']?.ports).toBeUndefined();
});

test('one folder is what starts without a profile; the others add a proxy, and a database with a second server', () => {
  const profiles = Object.entries(services).map(([name, service]) => [name, service.profiles ?? []]);
  expect(Object.fromEntries(profiles)).toEqual({
    vitrine: [],
    'vitrine-2': ['servers'],
    postgres: ['servers'],
    caddy: ['domain'],
  });
  // Where there is no database nobody waits for one.
  expect(services['vitrine']?.depends_on).toEqual({ postgres: { condition: 'service_healthy', required: false } });
  const { environment, ...second } = services['vitrine-2'] ?? {};
  expect({ ...second, profiles: [], ports: [], volumes: [] }).toEqual({
    ...services['vitrine'],
    environment: undefined,
    profiles: [],
    ports: [],
    volumes: [],
  });
  // A folder is held by one process.
  expect(second.volumes).not.toContain('vitrine-data:/data');
  expect(environment?.['DATABASE_URL']).toMatch(/^\$\{DATABASE_URL:-postgres:\/\//);
  const proxy = readFileSync('deploy/Caddyfile', 'utf8');
  for (const name of ['vitrine', 'vitrine-2']) expect(proxy).toContain(` ${name}:3000`);
});

test('volumes have names that are declared, and what the image does not ask about its health is asked here', () => {
  for (const { volumes: used = [] } of Object.values(services)) {
    for (const name of used.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'))) {
      expect(Object.keys(volumes)).toContain(name);
    }
  }
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK /m);
  for (const name of ['postgres', 'caddy']) expect(services[name]?.healthcheck).toBeDefined();
});
