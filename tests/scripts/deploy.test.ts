import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse as parseToml } from 'smol-toml';
import { parse, parseAllDocuments } from 'yaml';
import { backupName } from '../../provider/src/rules/backup-names.ts';
import { findMisspelt, readConfig, variableNames } from '../../provider/src/config.ts';
import { secretFileNames } from '../../provider/src/start/secret-files.ts';

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Container {
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly livenessProbe: object;
  readonly readinessProbe: object;
}

test('the example for Kubernetes has one server with a folder of its own, in service while it lives, and no variable that nobody reads', () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8'));
  const resources = documents.map((one): Resource => one.toJS());
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  expect(resources.map(({ kind }) => kind)).toEqual(['PersistentVolumeClaim', 'Deployment', 'Service']);
  const deployment: {
    readonly spec: {
      readonly replicas: number;
      readonly template: { readonly spec: { readonly containers: readonly Container[] } };
    };
  } = documents[1]?.toJS();
  const { replicas, template } = deployment.spec;
  expect(replicas).toBe(1);
  for (const { env, livenessProbe, readinessProbe, volumeMounts } of template.spec.containers) {
    expect(unknown(env.map(({ name }) => name))).toEqual([]);
    // The folder of a volume itself is root's there, and its mode nobody else's to change: a start ends with EPERM.
    const folder = env.find(({ name }) => name === 'DATA_DIR')?.value ?? dataFolder;
    const volume = volumeMounts.find(({ name }) => name === 'data')?.mountPath ?? '';
    expect(dirname(folder)).toBe(volume);
    expect(livenessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 3000 } });
    expect(readinessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 3000 } });
  }
});

const known: readonly string[] = [...variableNames, ...secretFileNames];
/** What the bucket's library reads, and what the build is told. */
const isElsewhere = (name: string): boolean => name.startsWith('AWS_') || name === 'RUN_AS';
const unknown = (given: readonly string[]): readonly string[] =>
  given.filter((name) => !known.includes(name) && !isElsewhere(name));

/** What the image says of itself. */
const image = readFileSync('Dockerfile', 'utf8');
const [, dataFolder = ''] = /^ENV DATA_DIR=(\S+)$/m.exec(image) ?? [];
const [, port = ''] = /^ENV PORT=(\d+)$/m.exec(image) ?? [];
const buildArguments = [...image.matchAll(/^ARG (\w+)=/gm)].map(([, name]) => name);

test('the file for Fly.io has one machine with the image’s port and data folder, asked whether it lives', () => {
  const text = readFileSync('deploy/fly.toml', 'utf8');
  const file = parseToml(text);
  expect(Object.keys(file).toSorted()).toEqual([
    'app',
    'build',
    'env',
    'http_service',
    'kill_signal',
    'kill_timeout',
    'mounts',
    'primary_region',
    'vm',
  ]);
  expect(file).toMatchObject({
    kill_signal: 'SIGTERM',
    mounts: { destination: dataFolder },
    http_service: {
      internal_port: Number(port),
      force_https: true,
      // A machine that stops takes no backup, and one of two has the volume.
      auto_stop_machines: 'off',
      min_machines_running: 1,
      checks: [{ path: '/healthz', method: 'GET' }],
    },
  });
  expect(unknown(Object.keys(Object(file['env'])))).toEqual([]);
  expect(buildArguments).toEqual(expect.arrayContaining(Object.keys(Object(Object(file['build']).args))));
  expect(text).toContain('Not tried there');
});

test('the blueprint for Render has one instance with the image’s port and data folder, asked whether it lives', () => {
  const text = readFileSync('deploy/render.yaml', 'utf8');
  const { services }: { readonly services: readonly { readonly envVars: readonly { readonly key: string }[] }[] } =
    parse(text);
  expect(services).toHaveLength(1);
  expect(services[0]).toMatchObject({
    type: 'web',
    runtime: 'docker',
    dockerfilePath: './Dockerfile',
    numInstances: 1,
    healthCheckPath: '/healthz',
    disk: { mountPath: dataFolder },
    envVars: expect.arrayContaining([{ key: 'PORT', value: port }]),
  });
  const variables = services.flatMap(({ envVars }) => envVars);
  expect(unknown(variables.map(({ key }) => key))).toEqual([]);
  // Secrets are asked for, and stand in no file.
  expect(variables.filter(({ key }) => /PASSWORD|KEY|URL$/.test(key))).not.toContainEqual(
    expect.objectContaining({ value: expect.anything() }),
  );
  expect(text).toContain('Not tried there');
});

test('a database that is away takes no server out, nor the only one: they are asked whether they live', () => {
  const asked = [...readFileSync('docs/operations.md', 'utf8').matchAll(/httpchk GET (\S+)/g)].map(([, path]) => path);
  expect(asked).toEqual(['/healthz']);
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toMatch(/^\s*health_uri \/healthz$/m);
});

test('the proxy keeps whoever has a session with one server, and gives visitors no cookie', () => {
  const file = readFileSync('deploy/Caddyfile', 'utf8');
  const proxies = [...file.matchAll(/^\treverse_proxy (.*) \{\n([\s\S]*?)^\t\}$/gm)].map(([, who = '', how = '']) => ({
    isForAll: !who.startsWith('@administrator '),
    givesCookie: how.includes('lb_policy cookie'),
  }));
  expect(proxies).toEqual([
    { isForAll: false, givesCookie: true },
    { isForAll: true, givesCookie: false },
  ]);
  const [, pattern = ''] = /^\t@administrator header_regexp Cookie (.*)$/m.exec(file) ?? [];
  for (const name of ['vitrine_session', '__Host-vitrine_session']) {
    expect(`theme=white; ${name}=abc`).toMatch(new RegExp(pattern));
    expect(`${name}=abc`).toMatch(new RegExp(pattern));
  }
  expect('theme=white; other_vitrine_session=abc').not.toMatch(new RegExp(pattern));
});

/** What a file for a host gives the server. */
interface Given {
  readonly values: Readonly<Record<string, string>>;
  /** What whoever uses the file is asked for, or told to set as a secret. */
  readonly asked: readonly string[];
}

const textsOf = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(values)).map(([name, value]) => [name, String(value)]));

/** Names that a command of the file's own head sets, or a block of a manual. */
const namesSet = (text: string): readonly string[] =>
  [...text.matchAll(/\b([A-Z][A-Z\d_]+)=/g)].map(([, name = '']) => name);

const files: Readonly<Record<string, (text: string) => Given>> = {
  'fly.toml': (text) => ({
    values: textsOf(parseToml(text)['env']),
    asked: namesSet(/^# +fly secrets set .*$/m.exec(text)?.[0] ?? ''),
  }),
  'render.yaml': (text) => {
    const file: { readonly services: readonly { readonly envVars: readonly { key: string; value?: string }[] }[] } =
      parse(text);
    const variables = file.services.flatMap(({ envVars }) => envVars);
    return {
      values: Object.fromEntries(variables.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]]))),
      asked: variables.flatMap(({ key, value }) => (value === undefined ? [key] : [])),
    };
  },
  'kubernetes.yaml': (text) => {
    const deployment: {
      readonly spec: { readonly template: { readonly spec: { containers: readonly Container[] } } };
    } = parseAllDocuments(text)[1]?.toJS();
    const [container] = deployment.spec.template.spec.containers;
    const given = (container?.env ?? []).map(({ name, value = '' }) => [name, value] as const);
    const isFile = ([name]: readonly [string, string]): boolean => name.endsWith('_FILE');
    const secrets = container?.volumeMounts.find(({ name }) => name === 'secrets')?.mountPath;
    for (const [, path] of given.filter(isFile)) {
      expect(dirname(path)).toBe(secrets);
      // The secret that the volume is made of has it.
      expect(text).toContain(`--from-literal=${basename(path)}=`);
    }
    return {
      values: Object.fromEntries(given.filter((one) => !isFile(one))),
      asked: given.filter(isFile).map(([name]) => name.replace(/_FILE$/, '')),
    };
  },
  'vitrine.service': (text) => ({
    values: Object.fromEntries(
      [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
        words.split(' ').map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
      ),
    ),
    asked: [],
  }),
};

/** Neither gives the server a variable. */
const others = ['Caddyfile', 'grafana.json'];

const places = ['BACKUP_TO', 'MEDIA_BUCKET'];
/** Of a bucket: who asks for it, and where it is. */
function lackingOf({ values, asked }: Given): readonly string[] {
  const has = (name: string): boolean => (values[name] ?? '') !== '' || asked.includes(name);
  if (!places.some((name) => asked.includes(name) || values[name]?.startsWith('s3:') === true)) return [];
  return [
    ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((name) => !has(name)),
    ...(has('AWS_REGION') || has('AWS_ENDPOINT_URL_S3') ? [] : ['AWS_REGION or AWS_ENDPOINT_URL_S3']),
  ];
}

/** What somebody may give who is asked. */
const answers: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://studio.example',
  BACKUP_TO: 's3://studio-backups/vitrine',
  AWS_ENDPOINT_URL_S3: 'https://s3.host.example',
};

test('each file for a host is known here', () => {
  expect(readdirSync('deploy').toSorted()).toEqual([...Object.keys(files), ...others].toSorted());
});

test.each(Object.entries(files))('what %s gives is enough for a server to start, and for its bucket', (name, read) => {
  const given = read(readFileSync(`deploy/${name}`, 'utf8'));
  expect(lackingOf(given)).toEqual([]);
  const env = {
    ...given.values,
    ...Object.fromEntries(given.asked.map((one) => [one, answers[one] ?? 'seven blue kettles sing'])),
  };
  expect(findMisspelt(env)).toEqual([]);
  const { backup, publicOrigin, trustProxy } = readConfig(env);
  expect(backup, 'a backup every night').not.toBeNull();
  expect(publicOrigin).toMatch(/^https:/);
  expect(trustProxy).toBe(true);
});

test('a bucket that the manual’s servers have comes with its keys', () => {
  const manual = readFileSync('docs/operations.md', 'utf8');
  const blocks = [...manual.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const naming = blocks.filter((block) =>
    /^(export )?.*\b(MEDIA_BUCKET|BACKUP_TO)=s3:|-- s3:|--media s3:/m.test(block),
  );
  expect(naming.length).toBeGreaterThan(2);
  for (const block of naming) expect(lackingOf({ values: { BACKUP_TO: 's3://' }, asked: namesSet(block) })).toEqual([]);
});

test('what the manual’s line of cron removes are its own backups, and none that a server keeps for a year', () => {
  const [, line = ''] = /^(15 3 .*npm run --silent backup .*)$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const [, pattern = ''] = / -name '([^']+)' -mtime \+31 -delete/.exec(line) ?? [];
  expect(line).toContain('/vitrine-$(date +\\%F).tar');
  expect(matchesGlob('vitrine-2026-11-21.tar', pattern)).toBe(true);
  for (const owner of ['1a2b3c4d', null]) expect(matchesGlob(backupName({ at: 0, owner }), pattern)).toBe(false);
});
