import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse as parseToml } from 'smol-toml';
import { parse, parseAllDocuments } from 'yaml';
import { variableNames } from '../../provider/src/config.ts';
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
