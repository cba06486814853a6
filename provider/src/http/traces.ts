import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { TracesConfig } from '../log/traces-config.ts';
import { readVersion } from '../health/version.ts';
import { kindOf } from './metrics.ts';
import { pathOf } from './page-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` where nothing is traced. */
    span: Span | null;
  }
}

/** W3C Trace Context, version 00: ids of the trace and of what asks, and whether they are kept. */
const traceparent = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-0(?<flags>[01])$/;
/** How long the end of the process waits for traces that are not sent yet, in milliseconds. */
const patience = 2000;

/** Says once that nothing arrives, and once that it does again: not what the other end answers. */
function watchExporter(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined || result.code !== 0;
        if (hasFailed && !isFailing) log.warn('Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT.');
        if (!hasFailed && isFailing) log.info('Traces are sent again.');
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** The kind of what was asked for, and the route with the names of its parts in their place: no address, for links are secrets. */
function describe(request: FastifyRequest): { readonly name: string; readonly kind: string; readonly route: string } {
  const kind = kindOf(pathOf(request));
  const { url = '*' } = request.routeOptions;
  return { kind, route: url, name: `${request.method} ${kind === 'page' ? 'page' : url}` };
}

/**
 * A span for each request, and below it one for each read that drawing its page has made. Of a visitor there is nothing in it: no
 * address, no query, no header, no body. Loaded where it is turned on.
 */
export const traces = fastifyPlugin<{ readonly config: TracesConfig | null; readonly trustProxy: boolean }>(
  async (app, { config, trustProxy }) => {
    app.decorateRequest('span', null);
    if (config === null) return;
    const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
      await Promise.all([
        import('@opentelemetry/api'),
        import('@opentelemetry/sdk-trace'),
        import('@opentelemetry/exporter-trace-otlp-http'),
        import('@opentelemetry/resources'),
      ]);
    const exporter = new OTLPTraceExporter({ url: config.url, headers: config.headers, timeoutMillis: 5000 });
    const provider = new sdk.TracerProvider({
      resource: resourceFromAttributes({ 'service.name': config.service, 'service.version': readVersion() }),
      sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.ratio) }),
      spanProcessors: [new sdk.BatchSpanProcessor({ exporter: watchExporter(exporter, app.log) })],
    });
    const tracer = provider.getTracer('vitrine');
    /** The span that the present work belongs to: a page reads by requests of its own. */
    const present = new AsyncLocalStorage<Span>();

    function parentOf(request: FastifyRequest) {
      const outer = present.getStore();
      if (outer !== undefined) return trace.setSpan(ROOT_CONTEXT, outer);
      const given = trustProxy ? traceparent.exec(String(request.headers['traceparent'])) : null;
      const { traceId = '', spanId = '', flags = '' } = given?.groups ?? {};
      if (given === null) return ROOT_CONTEXT;
      return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flags), isRemote: true });
    }

    app.addHook('onRequest', (request, _reply, done) => {
      const { kind, name, route } = describe(request);
      request.span = tracer.startSpan(
        name,
        {
          kind: present.getStore() === undefined ? SpanKind.SERVER : SpanKind.INTERNAL,
          attributes: { 'http.request.method': request.method, 'http.route': route, 'vitrine.kind': kind },
        },
        parentOf(request),
      );
      present.run(request.span, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR });
      request.span?.end();
      done();
    });
    app.addHook('onClose', async () => {
      const isOver = new Promise((resolve) => setTimeout(resolve, patience).unref());
      // What the other end does not take is lost.
      await Promise.race([provider.shutdown().catch(() => undefined), isOver]);
    });
  },
  { name: 'traces' },
);
