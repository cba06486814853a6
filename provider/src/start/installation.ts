import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { identityOf, rememberedMedia, rememberMedia } from '../db/postgres/installation.ts';
import type { PostgresDatabase } from '../db/postgres/database.ts';
import { isMissing } from '../lib/files.ts';
import { writePrivately } from '../lib/private-files.ts';

/** Where an installation's database and media files are. */
export interface Whereabouts {
  /** Of a PostgreSQL database; `null`: `vitrine.db` in the data folder. */
  readonly databaseUrl: string | null;
  /** Address of the bucket, `s3://bucket/folder`; `null`: `media/` in the data folder. */
  readonly media: string | null;
}

/**
 * What a data folder remembers, in `installation.json`, so that nobody starts on something else by an oversight. Of a PostgreSQL
 * database the media files are remembered there, for servers whose folders are new.
 */
interface Memory {
  readonly version: 1;
  /** `null`: the folder's own. A database that was copied or has moved to another host stays the same one by its identity. */
  readonly database: { readonly identity: string; readonly name: string } | null;
  readonly media: string | null;
  /** `PUBLIC_ORIGIN`. */
  readonly origin: string | null;
}

const fileName = 'installation.json';

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function toMemory(value: unknown): Memory | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, database, media, origin }: Partial<Record<keyof Memory, unknown>> = value;
  if (version !== 1 || !isTextOrNull(media) || !isTextOrNull(origin)) return null;
  if (database === null) return { version, database, media, origin };
  if (typeof database !== 'object' || database === undefined) return null;
  const { identity, name }: { identity?: unknown; name?: unknown } = database;
  if (typeof identity !== 'string' || typeof name !== 'string') return null;
  return { version, database: { identity, name }, media, origin };
}

/** `null` where a folder has none yet, or one that cannot be read: it learns again then. */
function recall(folder: string): Memory | null {
  try {
    return toMemory(JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

function write(folder: string, memory: Memory): void {
  const partial = join(folder, `${fileName}.partial`);
  rmSync(partial, { force: true });
  writePrivately(partial, `${JSON.stringify(memory, null, 2)}\n`);
  renameSync(partial, join(folder, fileName));
}

/** `host:port/name`, without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/**
 * Looks at a data folder before a database is opened, and perhaps made.
 * @param folder absolute path
 * @throws {ConfigError} when its database is elsewhere than the environment says
 */
export function assertDatabase(folder: string, databaseUrl: string | null): void {
  const memory = recall(folder);
  if (memory === null) return;
  if (memory.database !== null && databaseUrl === null) {
    throw new ConfigError(
      `The database of ${folder} is PostgreSQL ${memory.database.name}. Set DATABASE_URL to it, or move it back first: DATABASE_URL=… npm run move -- --to file`,
    );
  }
  if (memory.database === null && databaseUrl !== null && existsSync(join(folder, 'vitrine.db'))) {
    throw new ConfigError(
      `The database of ${folder} is its own file vitrine.db, and DATABASE_URL names PostgreSQL ${nameOf(databaseUrl)}. Unset it, move the database there first (npm run move -- --to postgres://…), or name an empty DATA_DIR.`,
    );
  }
}

const inWords = (media: string | null): string => (media === null ? 'in the data folder' : `in ${media}`);

/**
 * Looks whether a database that was opened, and the media files beside it, are those of the installation.
 * @param folder absolute path
 * @throws {ConfigError} when they are others: the message says what to do
 */
export async function assertWhereabouts(
  folder: string,
  server: PostgresDatabase | null,
  { databaseUrl, media }: Whereabouts,
): Promise<void> {
  const memory = recall(folder);
  if (
    server !== null &&
    databaseUrl !== null &&
    memory?.database &&
    memory.database.identity !== (await identityOf(server))
  ) {
    throw new ConfigError(
      `The data folder ${folder} belongs to the PostgreSQL database ${memory.database.name}, and DATABASE_URL names another installation's, ${nameOf(databaseUrl)}. Set DATABASE_URL to the former, or name an empty DATA_DIR.`,
    );
  }
  const known = server === null ? memory : await rememberedMedia(server);
  if (known === null || known.media === media) return;
  const back = known.media === null ? 'start without MEDIA_BUCKET' : `set MEDIA_BUCKET=${known.media}`;
  const move = `npm run move -- --media ${media ?? 'folder'}`;
  throw new ConfigError(
    `The media files of this installation are ${inWords(known.media)}, and not ${inWords(media)}: ${back}, or move them first (${move}).`,
  );
}

/**
 * Remembers where database and media files are.
 * @param folder absolute path
 */
export async function rememberWhereabouts(
  folder: string,
  server: PostgresDatabase | null,
  { databaseUrl, media }: Whereabouts,
): Promise<void> {
  const former = recall(folder);
  const database =
    server === null || databaseUrl === null ? null : { identity: await identityOf(server), name: nameOf(databaseUrl) };
  const memory: Memory = { version: 1, database, media, origin: former?.origin ?? null };
  if (JSON.stringify(former) !== JSON.stringify(memory)) write(folder, memory);
  if (server !== null && (await rememberedMedia(server))?.media !== media) await rememberMedia(server, media);
}

/**
 * Remembers under which origin visitors come. A studio may change its domain: that is no mistake, but worth a word.
 * @returns the former one where it was another
 */
export function rememberOrigin(folder: string, origin: string): string | null {
  const memory = recall(folder);
  if (memory === null || memory.origin === origin) return null;
  write(folder, { ...memory, origin });
  return memory.origin;
}
