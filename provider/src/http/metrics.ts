import fastifyPlugin from 'fastify-plugin';
import { findMissing } from '../health/missing-media.ts';
import { freeBytesOf } from '../health/readiness.ts';
import { inTime } from '../lib/in-time.ts';
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
/** How long a figure is waited for, in milliseconds: Prometheus gives up after ten seconds. */
const patience = 5000;

type ReadFigure = () => Promise<number>;

/**
 * Reads a figure that may not be there, such as of a database that is away: it takes no other with it. Of one that is not answered at all
 * nobody asks a second time.
 * @returns `null` where it cannot be read just now
 */
function patiently(read: ReadFigure): () => Promise<number | null> {
  let underWay: Promise<number | null> | null = null;
  return async () => {
    underWay ??= read()
      .catch(() => null)
      .finally(() => {
        underWay = null;
      });
    return await inTime(underWay, patience);
  };
}

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
    const gauge = (name: string, help: string) => new Gauge({ name: `vitrine_${name}`, help, registers });
    const figures: (() => Promise<boolean>)[] = [];
    function figure(name: string, help: string, read: ReadFigure): void {
      const [one, readOne] = [gauge(name, help), patiently(read)];
      figures.push(async () => {
        const value = await readOne();
        one.set(value ?? Number.NaN);
        return value !== null;
      });
    }
    figure('disk_free_bytes', 'Free bytes of the disk of the data folder', () => freeBytesOf(store.incoming));
    figure('media_files_missing', 'Media files that the database names and that are not there', async () => {
      if (missing === null || Math.abs(clock() - missing.at) > missingRemembered) {
        missing = { at: clock(), count: (await findMissing(db, store)).length };
      }
      return missing.count;
    });
    figure(
      'imports_running',
      'Imports that are under way',
      async () => (await imports.list()).filter(({ state }) => state === 'running').length,
    );
    figure('response_cache_responses', 'Answers in memory', async () => app.responseCache.size().responses);
    figure('response_cache_bytes', 'Bytes of answers in memory', async () => app.responseCache.size().bytes);
    if (nightly !== null) {
      figure(
        'backup_last_good_timestamp_seconds',
        'When the last nightly backup was made; 0 where there is none',
        async () => ((await nightly.readLastGoodAt()) ?? 0) / 1000,
      );
      figure('backup_failed', '1 where the last nightly backup has failed', async () =>
        (await nightly.lastFailure()) === null ? 0 : 1,
      );
    }
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { kind: kindOf(pathOf(request)), method: request.method, status: String(reply.statusCode) };
      requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    app.addHook('onClose', async () => registry.clear());
    const unread = gauge('figures_unread', 'How many of these could not be read just now, and are NaN');
    app.decorate('metricsText', async () => {
      const areRead = await Promise.all(figures.map((readOne) => readOne()));
      unread.set(areRead.filter((isRead) => !isRead).length);
      return { contentType: registry.contentType, text: await registry.metrics() };
    });
  },
  { name: 'metrics', dependencies: ['response-cache'] },
);
