import type { Mailing } from './auth/forgotten-passwords.ts';
import { createMailer } from './mail/mail.ts';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sayMissing } from './backup/missing.ts';
import type { NightlyParts } from './backup/nightly.ts';
import { backupBucket, backupFolder } from './backup/places.ts';
import { judgePassword, refusePassword } from './auth/password-rule.ts';
import { buildApp } from './app.ts';
import { openBucket } from './media/bucket.ts';
import type { Bucket } from './media/bucket.ts';
import { ConfigError, findMisspelt, readConfig, usualFfmpeg } from './config.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './start/data-folder.ts';
import type { DataFolder } from './start/data-folder.ts';
import { UnusableDatabase } from './db/migrate.ts';
import { noEncryption } from './lib/encryption.ts';
import { isUnused } from './exported-data/emptiness.ts';
import { completeFirstStart } from './start/first-start.ts';
import { rememberOrigin } from './start/installation.ts';
import { DataFolderLocked } from './start/lock.ts';
import { BucketUnavailable } from './media/bucket-store.ts';
import { openLogStream } from './http/log-stream.ts';
import { hasFfmpeg } from './media/ffmpeg.ts';
import { sayClockSkew } from './health/clock-skew.ts';
import { findMissing } from './health/missing-media.ts';
import { listMedia } from './media/store.ts';
import { paths } from './paths.ts';
import { storedFiles } from './repositories/stored-files.ts';
import { readSecretFiles } from './start/secret-files.ts';
import { giveBackStartMemory } from './start/memory.ts';
import { readVersion } from './health/version.ts';
import { startWatchdog } from './health/watchdog.ts';
import type { Watchdog } from './health/watchdog.ts';

const clientDir = fileURLToPath(paths.client);
const serverDir = fileURLToPath(paths.renderer);
/** How long requests in flight may take to end after a signal, in milliseconds. */
const shutdownTimeout = 10_000;

/** The reason why the provider does not start, for the person who started it; `null` for a fault of our own. */
function explain(error: unknown, { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DataFolderLocked) return `Another Vitrine is already running on the data folder ${dataDir}.`;
  if (error instanceof BucketUnavailable) return error.message;
  if (error instanceof UnusableDatabase) {
    // The folder has nothing to do with a database that is elsewhere.
    if (databaseUrl !== null) return error.message;
    return `${error.message}\nThe data folder ${dataDir} was left as it is. Restore a backup, or set DATA_DIR to another folder.`;
  }
  if (!(error instanceof Error) || !('code' in error)) return null;
  switch (error.code) {
    case 'EADDRINUSE':
      return 'The port is already in use. Set PORT to another one.';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is not an address of this machine.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${dataDir} cannot be written, or the port may not be used: ${error.message}`;
    case 'EEXIST':
    case 'ENOTDIR':
    case 'ENOENT':
    case 'ELOOP':
    case 'ENAMETOOLONG':
      // Of another file it would be a fault of ours.
      return 'path' in error && resolve(dataDir).startsWith(String(error.path))
        ? `The data folder ${dataDir} cannot be made: ${error.message}. Set DATA_DIR to a folder.`
        : null;
    case 'ENOSPC':
      return 'The disk is full.';
    default:
      return null;
  }
}

function stopOnSignal(app: FastifyInstance, data: DataFolder, watchdog: Watchdog): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    watchdog.stopping();
    // What is stored is safe at any moment; a request that does not end is cut off.
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeout).unref();
    await app.close();
    await data.close();
    process.exit(0);
  };
  // What fails in it ends the process as an unhandled rejection, which is what was asked for.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
}

/** A warning, no refusal: nobody is to be kept from starting by a password that has been good enough before. */
async function warnOfWeakPassword({ adminPassword, adminUsername: username }: Config, isFirst: boolean): Promise<void> {
  if (adminPassword === null) return;
  // The estimate takes a while, and a later start does not set the password.
  const judge = isFirst ? judgePassword : refusePassword;
  const refusal = await judge(adminPassword, { username });
  if (refusal !== null) console.warn(`ADMIN_PASSWORD is weak: ${refusal} Change it in the dashboard.`);
}

/** Warns of misspelt names, which would have no effect. */
function warnOfMisspelt(): void {
  for (const [given, meant] of findMisspelt(process.env)) {
    console.warn(`${given} has no effect. Is ${meant} meant?`);
  }
}

/** After this there is no way back to the former version but a backup. */
function sayUpgrade({ schema }: DataFolder): void {
  const { before, now } = schema;
  if (before === 0 || before === now) return;
  console.info(`Vitrine ${readVersion()} has brought the database from schema ${String(before)} to ${String(now)}.`);
}

/** Whoever names one wants to know; the one on the path may be missing. */
async function warnOfFfmpeg({ ffmpeg }: Config): Promise<void> {
  if (ffmpeg === null || ffmpeg === usualFfmpeg || (await hasFfmpeg(ffmpeg))) return;
  console.warn('FFMPEG names no FFmpeg that can make H.264 (libx264): films are not converted.');
}

/** Servers that share a database judge by their own clocks. */
async function warnOfSkew({ db }: DataFolder): Promise<void> {
  const words = await sayClockSkew(db, Date.now);
  if (words !== null) console.warn(words);
}

/** The most that are named; a backup names all. */
const namedMissing = 10;

/** Visitors notice it first, and a backup would be made without them. */
async function warnOfMissing(data: DataFolder): Promise<void> {
  const missing = await findMissing(data.db, data.media);
  if (missing.length === 0) return;
  console.warn(sayMissing(missing, 'Their frames are empty, and backups go without them.', namedMissing));
}

/**
 * A wrong bucket is noticed at the start, and an empty database beside a full one before anything is taken for unneeded.
 * @throws {BucketUnavailable | UnusableDatabase}
 */
async function assertBucketFits({ db, media: { bucket } }: DataFolder): Promise<void> {
  if (bucket === null || (await bucket.isEmpty()) || !(await isUnused(db))) return;
  throw new UnusableDatabase('The database is missing or empty, but there are media files in the bucket.');
}

/**
 * A folder that is new, or of a former version, learns where everything is, unless nothing of it is there: that may be the oversight
 * that others are to be kept from.
 */
async function learnWhereabouts(data: DataFolder): Promise<void> {
  const { bucket, folder } = data.media;
  const isThere = bucket === null ? listMedia(folder).length > 0 : !(await bucket.isEmpty());
  if (isThere || (await storedFiles(data.db)).length === 0) await data.remember();
}

/** Sessions and passkeys belong to a host. */
function sayNewOrigin(folder: string, { publicOrigin }: Config): void {
  const former = publicOrigin === null ? null : rememberOrigin(folder, publicOrigin);
  if (publicOrigin === null || former === null) return;
  console.warn(
    `PUBLIC_ORIGIN is ${publicOrigin} from now on, and was ${former}. Passkeys of another host open nothing here; passwords do. Let the former address lead on to the new one.`,
  );
}

/** Where the nights' backups go. */
function nightlyOf({ backup, dataDir }: Config): Pick<NightlyParts, 'place' | 'due'> | null {
  if (backup === null) return null;
  const { to, due } = backup;
  if (typeof to === 'string') return { due, place: backupFolder(to) };
  const open = (): Promise<Bucket> => openBucket(to, new AbortController().signal);
  return { due, place: backupBucket(open, join(resolve(dataDir), 'incoming')) };
}

/** Mails leave where there is a server for them; the address in their links is the public one. */
function mailingOf({ mail, publicOrigin }: Config): Mailing | null {
  return mail === null || publicOrigin === null ? null : { send: createMailer(mail), origin: publicOrigin };
}

async function start(config: Config, data: DataFolder): Promise<void> {
  const credentials = await completeFirstStart(data, config, Date.now);
  const watchdog = startWatchdog();
  const app = await buildApp({
    db: data.db,
    media: data.media,
    clock: Date.now,
    config: {
      ...config,
      // The system's clock may be set; this one goes on from where the process began.
      encryption: data.encryption,
      mailing: mailingOf(config),
      steady: () => Math.floor(performance.timeOrigin + performance.now()),
      clientDir,
      serverDir,
      watchdog,
      nightly: nightlyOf(config),
      logger: { level: config.logLevel, stream: openLogStream(process.stderr.fd) },
    },
  });
  const address = await app.listen({ port: config.port, host: config.host });
  stopOnSignal(app, data, watchdog);
  giveBackStartMemory();
  console.info(`Vitrine is ready at ${address}`);
  if (credentials !== null) {
    console.info(`Administrator: ${credentials.username}`);
    console.info(`Password: ${config.adminPassword === null ? credentials.password : 'as in ADMIN_PASSWORD'}`);
  }
  if (data.encryption === noEncryption) {
    console.warn(
      'SECRETS_KEY is not set: secrets of authenticator apps are in PostgreSQL and its backups as they are. Give all servers the same one, such as `openssl rand -base64 32` writes; what is there is encrypted at the next start.',
    );
  }
  if (data.opened.length > 0) {
    console.warn(`Others on this machine could read ${data.opened.join(', ')}: from now on nobody else can.`);
  }
  data.media.bucket?.sweep(new Set(await storedFiles(data.db))).catch((error: unknown) => app.log.error(error));
  // None of this ends a server that answers already, where the database is away just then.
  for (const warned of [warnOfMissing(data), warnOfSkew(data)]) {
    warned.catch((error: unknown) => app.log.error(error));
  }
  await warnOfWeakPassword(config, credentials !== null);
  await warnOfFfmpeg(config);
}

let known: Pick<Config, 'dataDir' | 'databaseUrl'> = { dataDir: '', databaseUrl: null };
try {
  warnOfMisspelt();
  readSecretFiles(process.env);
  const config = readConfig(process.env);
  const { dataDir } = config;
  known = config;
  const bucket =
    config.mediaBucket === null ? null : await openBucket(config.mediaBucket, new AbortController().signal);
  const data = await openDataFolder(dataDir, config.databaseUrl, bucket, config.secretsKey);
  sayUpgrade(data);
  await assertBucketFits(data);
  await learnWhereabouts(data);
  sayNewOrigin(resolve(dataDir), config);
  await start(config, data);
} catch (error) {
  console.error(explain(error, known) ?? error);
  process.exit(1);
}
