import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readTraces } from '../../provider/src/log/traces-config.ts';
import { startStudio } from '../app/support/studio-pages.ts';
import { encode, formOf, logIn, password, picture, username } from '../contract/support/provider.ts';
import { startProcess, temporaryFolder } from './support/process.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
interface Body {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
}

/** Takes what is sent as a collector of OpenTelemetry does. */
async function startCollector(status = 200) {
  const requests: { readonly url: string; readonly headers: NodeJS.Dict<string | string[]>; readonly body: string }[] =
    [];
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        requests.push({ url: request.url ?? '', headers: request.headers, body });
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  const bodies = (): readonly Body[] => requests.map(({ body }) => JSON.parse(body));
  return {
    endpoint: `http://127.0.0.1:${String(address.port)}`,
    requests,
    resources: () => bodies().flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource.attributes)),
    spans: () =>
      bodies().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  };
}

const valueOf = (span: Sent | undefined, key: string): unknown => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a page is a span, and each read that drew it one below', async () => {
  const collector = await startCollector();
  const traces = readTraces({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
    OTEL_SERVICE_NAME: 'studio',
  });
  const { app } = await startStudio({ traces });
  await app.inject({ url: '/work', headers: { accept: 'text/html' } });
  await app.inject({ url: '/api/stories/77' });
  await app.close();
  expect(collector.requests.map(({ url }) => url)).toContain('/v1/traces');
  expect(collector.requests[0]?.headers).toMatchObject({ 'x-key': 'a b', 'content-type': 'application/json' });
  const service = { key: 'service.name', value: { stringValue: 'studio' } };
  expect(collector.resources()[0]).toContainEqual(service);
  const spans = collector.spans();
  const page = spans.find(({ name }) => name === 'GET page');
  expect(page?.parentSpanId ?? '').toBe('');
  const reads = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(reads.map(({ name }) => name)).toContain('GET /api/project-page');
  for (const { traceId } of reads) expect(traceId).toBe(page?.traceId);
  const unknown = spans.find(({ name }) => name === 'GET /api/stories/:id');
  expect(valueOf(unknown, 'http.response.status_code')).toBe(404);
});

test('nothing of a visitor, no link and no secret is in any span', async () => {
  const collector = await startCollector();
  const { app } = await startStudio({ traces: readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }) });
  const { cookie, token } = await logIn(app);
  const form = await encode(formOf({ title: 'Hidden Work', visibility: 'sealed', HeaderMedia: picture('hidden.jpg') }));
  const made = await app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...form.headers, cookie, 'idempotency-key': 'key-of-a-form' },
    payload: form.payload,
  });
  const { id, slug } = made.json<{ data: { id: number; slug: string } }>().data;
  const link = await app.inject({
    method: 'POST',
    url: '/api/links',
    headers: { cookie },
    payload: { project: id, name: 'Client', expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  });
  expect(link.statusCode, link.body).toBe(201);
  const [shown = ''] = /[\w-]{43}/.exec(link.body) ?? [];
  expect(shown).not.toBe('');
  const visitor = { accept: 'text/html', 'user-agent': 'Visiting/1.0', referer: 'https://mail.example/inbox' };
  const urls = [
    `/p/${shown}`,
    `/preview/${shown}`,
    `/api/shown/${shown}`,
    `/project/${slug}?utm_id=letter`,
    '/nobody-knows',
  ];
  for (const url of urls) await app.inject({ url, headers: visitor, remoteAddress: '203.0.113.7' });
  for (const url of urls) await app.inject({ url, headers: { ...visitor, cookie } });
  await app.inject({ method: 'POST', url: '/api/login', payload: { username, password: 'wrong one' } });
  await app.inject({ method: 'POST', url: '/api/new-password', payload: { secret: shown, password: 'x' } });
  await app.close();
  const said = collector.requests.map(({ body }) => body).join('\n');
  expect(collector.spans().length).toBeGreaterThan(urls.length);
  const told = [
    shown,
    token,
    cookie,
    password,
    'wrong one',
    slug,
    'key-of-a-form',
    'letter',
    'nobody-knows',
    'Visiting',
  ];
  for (const word of [...told, 'mail.example', '203.0.113.7', 'hidden', 'Hidden']) expect(said).not.toContain(word);
});

test('a trace goes on from a proxy that is trusted, and from nobody else', async () => {
  const collector = await startCollector();
  const config = readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const trace = '0af7651916cd43dd8448eb211c80319c';
  for (const trustProxy of [true, false]) {
    const { app } = await startStudio({ trustProxy, traces: config });
    await app.inject({ url: '/healthz', headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
    await app.inject({ url: '/healthz', headers: { traceparent: 'anything' } });
    await app.close();
  }
  const spans = collector.spans();
  expect(spans).toHaveLength(4);
  expect(spans.map(({ traceId }) => traceId === trace)).toEqual([true, false, false, false]);
});

test('a collector that takes nothing is a warning, which has no secret in it', async () => {
  const { endpoint } = await startCollector(400);
  const traces = readTraces({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer key-of-a-service',
  });
  let lines = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const { app } = await startStudio({ traces, logRequests: false, logger: { level: 'info', stream } });
  await app.inject({ url: '/healthz' });
  await app.close();
  expect(lines.match(/Traces cannot be sent/g)).toHaveLength(1);
  expect(lines).not.toContain('key-of-a-service');
});

/** Says of each module of OpenTelemetry that it is loaded. */
const watch = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) { if (name.startsWith('@opentelemetry/')) process.stderr.write('LOADED ' + name + '\\n'); return next(name, context); } });
`)}`;

test(
  'nothing of it is loaded unless there is a collector, and a server goes on without the collector',
  { tags: 'long' },
  async () => {
    const NODE_OPTIONS = `--import ${watch}`;
    const without = await startProcess({ DATA_DIR: temporaryFolder(), NODE_OPTIONS });
    expect((await fetch(`${without.address ?? ''}/healthz`)).status).toBe(200);
    expect(await without.stop('SIGTERM')).toBe(0);
    expect(without.stderr()).not.toContain('LOADED');
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
    const away = await startProcess({ DATA_DIR: temporaryFolder(), NODE_OPTIONS, OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(away.stderr()).toContain('LOADED @opentelemetry/sdk-trace');
    expect((await fetch(`${away.address ?? ''}/healthz`)).status).toBe(200);
    expect(await away.stop('SIGTERM')).toBe(0);
  },
);

test('a value that cannot be used is named, and headers are not repeated', () => {
  const endpoint = 'http://127.0.0.1:4318';
  const read = (env: Record<string, string>) => () => readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })()).toBeNull();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://host/otlp' })()).toMatchObject({
    url: 'https://host/otlp/v1/traces',
    service: 'vitrine',
    ratio: 1,
  });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be');
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  expect(read({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).toThrow(/^(?!.*secret).*OTEL_EXPORTER_OTLP_HEADERS must be/);
});
