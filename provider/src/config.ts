import { resolve, sep } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { toBucketPlace } from './media/bucket.ts';
import type { BucketPlace } from './media/bucket.ts';
import { ConfigError } from './lib/config-error.ts';
import type { PurgeConfig } from './http/purge.ts';
import { decodePart } from './mail/mail.ts';
import type { MailConfig } from './mail/mail.ts';
import { readTraces, type TracesConfig } from './log/traces-config.ts';

const logLevels = ['debug', 'info', 'warn', 'error'] as const;
/** What the log says at least. */
export type LogLevel = (typeof logLevels)[number];

/** Backups that are made by themselves. */
export interface BackupConfig {
  /** A bucket, or the absolute path of a folder. */
  readonly to: BucketPlace | string;
  /** The server's own time. */
  readonly due: { readonly hour: number; readonly minute: number };
}

/** What the environment decides. Every name and default is in provider/README.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where PostgreSQL is, `postgres://…`; `null`: the database is a file in the data folder. */
  readonly databaseUrl: string | null;
  /** Where the media files are in a bucket; `null`: in the data folder. */
  readonly mediaBucket: BucketPlace | null;
  readonly adminUsername: string;
  /** `null`: generate one on the first start. */
  readonly adminPassword: string | null;
  readonly demoContent: boolean;
  /** An origin such as `https://studio.example`, or `null`. */
  readonly publicOrigin: string | null;
  readonly trustProxy: boolean;
  /** How many proxies stand one behind the other, each of which adds to `X-Forwarded-For`. */
  readonly proxyHops: number;
  /** Origins whose pages may call this provider with the session. */
  readonly allowedOrigins: readonly string[];
  /** Whether variants of pictures are made before anybody asks for them. */
  readonly preparePictures: boolean;
  /** The command of FFmpeg, which may be missing; `null`: films are not converted. */
  readonly ffmpeg: string | null;
  /** How caches in front are told to forget what they have; `null`: they are not told. */
  readonly purge: PurgeConfig | null;
  /** How mails leave; `null`: none do. */
  readonly mail: MailConfig | null;
  /** What secrets are encrypted with, `null`: the data folder's own key. */
  readonly secretsKey: string | null;
  /** Whether each request is a line of the log. */
  readonly logRequests: boolean;
  /** What is worth a line. */
  readonly logLevel: LogLevel;
  /** Whether the log has visitors' addresses whole: they are personal data. */
  readonly logsWholeAddresses: boolean;
  /** Where backups are kept that are made by themselves, and when; `null`: none are made. */
  readonly backup: BackupConfig | null;
  /** An address that is told what somebody should know, such as a failed backup; `null`: none is. */
  readonly alertUrl: string | null;
  /** Whether `/metrics` counts. */
  readonly metrics: boolean;
  /** With it `/metrics` and `/version` may be asked for from elsewhere; `null`: from this machine alone. */
  readonly metricsToken: string | null;
  /** Where traces are sent; `null`: none are made. */
  readonly traces: TracesConfig | null;
  /** Passwords and keys among all this: no log line may have one. */
  readonly secrets: readonly string[];
}

/** The part of the configuration that decides how requests are answered. */
export type OriginConfig = Pick<Config, 'publicOrigin' | 'trustProxy' | 'allowedOrigins'>;

export { ConfigError };

const switches: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  1: true,
  off: false,
  false: false,
  0: false,
};

function readSwitch(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined || value === '') return otherwise;
  const word = value.toLowerCase();
  const state = Object.hasOwn(switches, word) ? switches[word] : undefined;
  if (state === undefined) throw new ConfigError(`${name} must be "on" or "off", not "${value}".`);
  return state;
}

/** `on` is one proxy, a number from 2 to 9 so many. */
function readProxies(value: string): Pick<Config, 'trustProxy' | 'proxyHops'> {
  if (/^[2-9]$/.test(value)) return { trustProxy: true, proxyHops: Number(value) };
  return { trustProxy: readSwitch('TRUST_PROXY', value, false), proxyHops: 1 };
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function readDatabaseUrl(value: string | null): string | null {
  if (value === null) return null;
  // It holds a password: the message does not repeat it.
  if (!/^postgres(?:ql)?:\/\/./.test(value) || !URL.canParse(value)) {
    throw new ConfigError('DATABASE_URL must be an address such as postgres://USER:PASSWORD@HOST/DATABASE.');
  }
  return value;
}

function readBucket(value: string | null): BucketPlace | null {
  if (value === null) return null;
  const place = toBucketPlace(value);
  if (place === null)
    // Keys are not given in it; who tries has them in the address.
    throw new ConfigError(
      'MEDIA_BUCKET must be an address such as s3://bucket/folder; the name of a bucket has 3 to 63 lower-case letters, digits, full stops and hyphens.',
    );
  return place;
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && (url.username !== '' || url.password !== '')) {
    throw new ConfigError(`${name} must be an origin such as https://studio.example, without user and password.`);
  }
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name} must be an origin such as https://studio.example, not "${value}".`);
  }
  return url.origin;
}

/** The command that is looked for on the path where none is named. */
export const usualFfmpeg = 'ffmpeg';

function readFfmpeg(value: string | undefined): string | null {
  if (value === undefined || value === '') return usualFfmpeg;
  return value.toLowerCase() === 'off' ? null : value;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

function readHeaders(name: string, value: string): Readonly<Record<string, string>> {
  try {
    const headers: unknown = JSON.parse(value);
    if (!isTexts(headers)) throw new Error('Not an object of texts');
    // Refuses what no header may have.
    new Headers(headers);
    return headers;
  } catch {
    throw new ConfigError(`${name} must be a JSON object of texts such as {"Fastly-Key":"…"}.`);
  }
}

function readPurge(env: Environment): PurgeConfig | null {
  const url = env['PURGE_URL'] || null;
  const method = (env['PURGE_METHOD'] || 'POST').toUpperCase();
  if (!/^[A-Z]+$/.test(method)) throw new ConfigError(`PURGE_METHOD must be a method such as POST, not "${method}".`);
  const given = env['PURGE_HEADERS'] || null;
  // Only what is given: to look at it takes the code of `fetch`.
  const headers = given === null ? {} : readHeaders('PURGE_HEADERS', given);
  if (url === null) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    // It may hold a key: the message does not repeat it.
    throw new ConfigError('PURGE_URL must be an address such as https://cdn.example/purge.');
  }
  return { url, method, headers };
}

const isMailAddress = (text: string): boolean => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text);

function readMail(env: Environment): MailConfig | null {
  const url = env['SMTP_URL'] || null;
  const from = env['SMTP_FROM'] || '';
  if (from !== '' && !isMailAddress(from)) {
    throw new ConfigError(`SMTP_FROM must be a mail address such as site@studio.example, not "${from}".`);
  }
  if (url === null) return null;
  // It may hold a password: the messages do not repeat it.
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url) || new URL(url).hostname === '') {
    throw new ConfigError('SMTP_URL must be an address such as smtp://USER:PASSWORD@HOST:587.');
  }
  if (from === '') throw new ConfigError('SMTP_URL needs SMTP_FROM, the address that mails come from.');
  if ((env['PUBLIC_ORIGIN'] ?? '') === '') {
    throw new ConfigError('SMTP_URL needs PUBLIC_ORIGIN: links in mails lead there.');
  }
  return { url, from };
}

function readSecretsKey(value: string | null): string | null {
  if (value === null || value.length >= 32) return value;
  throw new ConfigError('SECRETS_KEY must have at least 32 characters, such as `openssl rand -base64 32` writes.');
}

function readLogLevel(value: string | undefined, logsRequests: boolean): LogLevel {
  // Without a log of requests the level is that of faults, unless it is set.
  if (value === undefined || value === '') return logsRequests ? 'info' : 'error';
  const level = logLevels.find((one) => one === value.toLowerCase());
  if (level === undefined) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  return level;
}

function readAddresses(value: string | undefined): boolean {
  if (value === undefined || value === '' || value === 'short') return false;
  if (value === 'whole') return true;
  throw new ConfigError(`LOG_ADDRESSES must be "short" or "whole", not "${value}".`);
}

function readBackup(env: Environment): BackupConfig | null {
  const [, hour, minute] = /^(\d\d?):(\d\d)$/.exec(env['BACKUP_AT'] || '03:15') ?? [];
  if (Number(hour) > 23 || Number(minute) > 59 || hour === undefined) {
    throw new ConfigError(`BACKUP_AT must be a time such as 03:15, not "${env['BACKUP_AT'] ?? ''}".`);
  }
  const to = env['BACKUP_TO'] || null;
  if (to === null) return null;
  const due = { hour: Number(hour), minute: Number(minute) };
  if (/^s3:/i.test(to)) {
    const place = toBucketPlace(to);
    if (place === null) throw new ConfigError('BACKUP_TO must be a folder, or an address such as s3://bucket/folder.');
    return { to: place, due };
  }
  if (/^\w+:\/\//.test(to))
    throw new ConfigError('BACKUP_TO must be a folder, or an address such as s3://bucket/folder.');
  const [folder, data] = [resolve(to), resolve(env['DATA_DIR'] || './data')];
  if (`${folder}${sep}`.startsWith(`${data}${sep}`)) {
    throw new ConfigError('BACKUP_TO lies in the data folder: what destroys the one would destroy the other.');
  }
  return { to: folder, due };
}

function readAlertUrl(value: string | null): string | null {
  if (value === null || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value;
  // It may hold a key: the message does not repeat it.
  throw new ConfigError('ALERT_URL must be an address such as https://chat.example/hooks/….');
}

function readMetricsToken(value: string | null): string | null {
  if (value === null || value.length >= 16) return value;
  throw new ConfigError('METRICS_TOKEN must have at least 16 characters, such as `openssl rand -base64 24` writes.');
}

/** Names of variables that are secrets as they are. */
const secretNames = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'PURGE_URL',
  'SECRETS_KEY',
  'SMTP_URL',
  'ALERT_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

/** The password of an address, as it is sent; '' where there is none. */
function passwordIn(url: string): string {
  if (!URL.canParse(url)) return '';
  return decodePart(new URL(url).password);
}

function readSecrets(env: Environment, databaseUrl: string | null, purge: PurgeConfig | null): readonly string[] {
  const password = databaseUrl === null ? '' : new URL(databaseUrl).password;
  const decoded = passwordIn(databaseUrl ?? '');
  return [
    ...secretNames.map((name) => env[name] ?? ''),
    password,
    decoded,
    ...Object.values(purge?.headers ?? {}),
    passwordIn(env['SMTP_URL'] ?? ''),
  ].filter((secret) => secret !== '');
}

/** Every variable that is looked at. */
export const variableNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'MEDIA_BUCKET',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'DEMO_CONTENT',
  'PUBLIC_ORIGIN',
  'TRUST_PROXY',
  'ALLOWED_ORIGINS',
  'PREPARE_PICTURES',
  'FFMPEG',
  'PURGE_URL',
  'PURGE_METHOD',
  'PURGE_HEADERS',
  'SECRETS_KEY',
  'SMTP_URL',
  'SMTP_FROM',
  'LOG_REQUESTS',
  'LOG_LEVEL',
  'LOG_ADDRESSES',
  'BACKUP_TO',
  'BACKUP_AT',
  'ALERT_URL',
  'METRICS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;
type Name = (typeof variableNames)[number];
type Environment = Readonly<Record<string, string | undefined>>;

/** A short name is like too many others. */
const shortestLike = 7;

/** Whether a name was probably meant to be another: it has other capitals or underscores, or one letter or two are wrong. */
function isLike(name: string, known: string): boolean {
  const plain = (word: string): string => word.replaceAll('_', '').toUpperCase();
  if (plain(name) === plain(known)) return true;
  return known.length >= shortestLike && distance(name.toUpperCase(), known) <= 2;
}

/**
 * Variables that are looked at by nobody and are spelled nearly as one of ours: who set one believes that it has an effect.
 * @returns what was set, and what was meant
 */
export function findMisspelt(env: Environment): readonly (readonly [given: string, meant: Name])[] {
  return Object.keys(env).flatMap((given) => {
    if (variableNames.some((name) => name === given || `${name}_FILE` === given)) return [];
    // Where the right one is set as well, the other one is meant to be there.
    const meant = variableNames.find((name) => isLike(given, name) && (env[name] ?? '') === '');
    return meant === undefined ? [] : [[given, meant] as const];
  });
}

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws {ConfigError} naming the variable that cannot be used
 */
export function readConfig(env: Environment): Config {
  const username = env['ADMIN_USERNAME'] || 'admin';
  if (username.trim() === '' || username.length > 200)
    throw new ConfigError('ADMIN_USERNAME must have 1 to 200 characters.');
  const password = env['ADMIN_PASSWORD'] || null;
  if (password !== null && (password.trim() === '' || password.length > 1000)) {
    throw new ConfigError('ADMIN_PASSWORD must have 1 to 1000 characters.');
  }
  const publicOrigin = env['PUBLIC_ORIGIN'] ?? '';
  const allowed = (env['ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  const logRequests = readSwitch('LOG_REQUESTS', env['LOG_REQUESTS'], true);
  const databaseUrl = readDatabaseUrl(env['DATABASE_URL'] || null);
  const purge = readPurge(env);
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || './data',
    databaseUrl,
    mediaBucket: readBucket(env['MEDIA_BUCKET'] || null),
    adminUsername: username,
    adminPassword: password,
    demoContent: readSwitch('DEMO_CONTENT', env['DEMO_CONTENT'], true),
    publicOrigin: publicOrigin === '' ? null : readOrigin('PUBLIC_ORIGIN', publicOrigin),
    ...readProxies(env['TRUST_PROXY'] ?? ''),
    allowedOrigins: allowed.map((origin) => readOrigin('ALLOWED_ORIGINS', origin)),
    preparePictures: readSwitch('PREPARE_PICTURES', env['PREPARE_PICTURES'], true),
    ffmpeg: readFfmpeg(env['FFMPEG']),
    purge,
    mail: readMail(env),
    secretsKey: readSecretsKey(env['SECRETS_KEY'] || null),
    logRequests,
    logLevel: readLogLevel(env['LOG_LEVEL'], logRequests),
    logsWholeAddresses: readAddresses(env['LOG_ADDRESSES']),
    backup: readBackup(env),
    alertUrl: readAlertUrl(env['ALERT_URL'] || null),
    metrics: readSwitch('METRICS', env['METRICS'], false),
    metricsToken: readMetricsToken(env['METRICS_TOKEN'] || null),
    traces: readTraces(env),
    secrets: readSecrets(env, databaseUrl, purge),
  };
}
