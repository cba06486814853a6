import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';
import { wordsOf } from '../lib/error-words.ts';

/** What may be given as the path of a file, so that it stands in no list of processes, unit or compose file. */
const names = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'PURGE_URL',
  'PURGE_HEADERS',
  'SECRETS_KEY',
  'SMTP_URL',
  'ALERT_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** Names of the variables that say where a secret is. */
export const secretFileNames: readonly string[] = names.map((name) => `${name}_FILE`);

function read(name: string, path: string): string {
  try {
    // An editor ends a file with a line's end; no secret does.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read: ${wordsOf(error)}`);
  }
}

/**
 * Puts secrets into the environment that are in files, as `DATABASE_URL_FILE=/run/secrets/database` says: others' code reads some of them there too.
 * @throws {ConfigError} for a file that cannot be read or is empty, and for a secret that is given in both ways
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of names) {
    const path = env[`${name}_FILE`] ?? '';
    if (path === '') continue;
    if ((env[name] ?? '') !== '') throw new ConfigError(`Of ${name} and ${name}_FILE only one can be given.`);
    const secret = read(name, path);
    if (secret === '') throw new ConfigError(`${name}_FILE names an empty file.`);
    env[name] = secret;
  }
}
