import fastifyPlugin from 'fastify-plugin';
import type { Gauge as GaugeOf } from 'prom-client';
import { findMissing } from '../health/missing-media.ts';
import { freeBytesOf } from '../health/readiness.ts';
import type { Services } from '../services.ts';
import { pathOf } from './page-path.ts';

/** The figures of a server, as Prometheus reads them. */
export type MetricsText = () => Promise<{ readonly contentType: string; readonly text: string }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** `null` where nothing is counted. */
    readonly metricsText: MetricsText | null;
  }
}

type MetricsServices = Pick<Services, 'db' | 'store' | 'nightly' | 'imports' | 'clock'>;

/** To look which files are missing reads a folder: in milliseconds. */
const missingRemembered = 10 * 60_000;

/** What is asked for, in few words: each is a series of its own. */
export function kindOf(path: string): string {
  const [, first = ''] = path.split('/');
  if (first === 'api' || first === 'media' || first === 'assets') return first;
  if (['healthz', 'readyz', 'version', 'metrics'].includes(first)) return 'watching';
  return first === 'dashboard' || first === 'login' ? 'dashboard' : 'page';
}

/** Counts requests and what else is worth an alarm. Loaded where it is turned on. */
export const metrics = fastifyPlugin<{ readonly isOn: boolean; readonly services: MetricsServices }>(
  async (app, { isOn, services }) => {
    if (!isOn) {
      app.decorate('metricsText', null);
      return;
    }
    const { Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
    const { db, store, nightly, imports, clock } = services;
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const requests = new Histogram({
      name: 'vitrine_request_duration_seconds',
      help: 'How long answers took, by what was asked for, method and status',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    let missing: { readonly at: number; readonly count: number } | null = null;
    const gauge = (name: string, help: string, read: () => Promise<number> | number): GaugeOf =>
      new Gauge({
        name: `vitrine_${name}`,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    gauge('disk_free_bytes', 'Free bytes of the disk of the data folder', () => freeBytesOf(store.incoming));
    gauge('media_files_missing', 'Media files that the database names and that are not there', async () => {
      if (missing === null || clock() - missing.at > missingRemembered) {
        missing = { at: clock(), count: (await findMissing(db, store)).length };
      }
      return missing.count;
    });
    gauge(
      'imports_running',
      'Imports that are under way',
      async () => (await imports.list()).filter(({ state }) => state === 'running').length,
    );
    gauge('response_cache_responses', 'Answers in memory', () => app.responseCache.size().responses);
    gauge('response_cache_bytes', 'Bytes of answers in memory', () => app.responseCache.size().bytes);
    if (nightly !== null) {
      gauge(
        'backup_last_good_timestamp_seconds',
        'When the last nightly backup was made; 0 where there is none',
        async () => ((await nightly.lastGoodAt()) ?? 0) / 1000,
      );
      gauge('backup_failed', '1 where the last nightly backup has failed', async () =>
        (await nightly.lastFailure()) === null ? 0 : 1,
      );
    }
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { kind: kindOf(pathOf(request)), method: request.method, status: String(reply.statusCode) };
      requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    app.addHook('onClose', async () => registry.clear());
    app.decorate('metricsText', async () => ({ contentType: registry.contentType, text: await registry.metrics() }));
  },
  { name: 'metrics', dependencies: ['response-cache'] },
);
