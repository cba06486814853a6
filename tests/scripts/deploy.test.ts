import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { variableNames } from '../../provider/src/config.ts';
import { secretFileNames } from '../../provider/src/start/secret-files.ts';

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Container {
  readonly env: readonly { readonly name: string }[];
  readonly livenessProbe: object;
  readonly readinessProbe: object;
}

test('the example for Kubernetes has one server, ready when it says so, and no variable that nobody reads', () => {
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
  for (const { env, livenessProbe, readinessProbe } of template.spec.containers) {
    const known: readonly string[] = [...variableNames, ...secretFileNames];
    expect(env.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(livenessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 3000 } });
    expect(readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 3000 } });
  }
});
