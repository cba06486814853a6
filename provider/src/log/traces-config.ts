import { ConfigError } from '../lib/config-error.ts';

/** Where traces are sent, by the names that OpenTelemetry has for it in the environment. */
export interface TracesConfig {
  /** Of the collector's traces: OTLP over HTTP. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What this server is called in them. */
  readonly service: string;
  /** The share of requests, from 0 to 1, of which a trace is made. */
  readonly ratio: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readUrl(endpoint: string): string {
  const url = URL.parse(endpoint);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.');
  }
  url.pathname += url.pathname.endsWith('/') ? 'v1/traces' : '/v1/traces';
  return url.href;
}

/** `name=value,name=value`, as in a W3C baggage. It may be a secret, and is not repeated. */
function readHeaders(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const value = pair.slice(at + 1).trim();
      if (at < 1 || !/^[\w-]+$/.test(name) || !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value)) {
        throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must be like "authorization=Basic%20…", by commas.');
      }
      return [name, /%(?![0-9a-f]{2})/i.test(value) ? value : decodeURIComponent(value)];
    }),
  );
}

function readRatio(text: string): number {
  const ratio = text === '' ? 1 : Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
}

/**
 * `null` where nobody takes traces.
 * @throws {ConfigError}
 */
export function readTraces(env: Environment): TracesConfig | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  if (endpoint === '') return null;
  return {
    url: readUrl(endpoint),
    headers: readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? ''),
    service: env['OTEL_SERVICE_NAME'] || 'vitrine',
    ratio: readRatio(env['OTEL_TRACES_SAMPLER_ARG'] ?? ''),
  };
}
