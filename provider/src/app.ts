import type { Mailing } from './auth/forgotten-passwords.ts';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { operations } from '@vitrine/contract/operations';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { everyNight } from './backup/every-night.ts';
import type { NightlyParts } from './backup/nightly.ts';
import { createSessionCookie } from './auth/cookie.ts';
import { authGuard } from './auth/guard.ts';
import type { Clock } from './lib/clock.ts';
import type { Database } from './db/database.ts';
import type { Encryption } from './lib/encryption.ts';
import type { OriginConfig } from './config.ts';
import { contractRoutes } from './contract/routes.ts';
import { createRecordEtags } from './http/record-etags.ts';
import { createHandlers } from './handlers/index.ts';
import { jsonBody, maxJsonBytes } from './http/body.ts';
import { client } from './http/client.ts';
import { conditions } from './http/conditions.ts';
import { closedGate } from './http/closed.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { oneEncoding } from './http/encodings.ts';
import { errorHandler, sendProblem, toProblem } from './http/errors.ts';
import { createHeaders, securityHeaders } from './http/headers.ts';
import { requestIds, requestLog, withoutSecrets } from './http/log.ts';
import { dataChanges } from './http/data-changes.ts';
import { openStreams } from './http/open-streams.ts';
import { boundedConnections } from './http/pipelining.ts';
import { createPurger, type PurgeConfig, type Purger } from './http/purge.ts';
import { metrics } from './http/metrics.ts';
import { traces } from './http/traces.ts';
import type { TracesConfig } from './log/traces-config.ts';
import { openNumberAddresses } from './http/number-addresses.ts';
import { responseCache } from './http/response-cache/response-cache.ts';
import { oneSpelling, redirectRespelt, refuseMisspelt } from './http/spelling.ts';
import type { MediaFetcher } from './imports/fetch-media.ts';
import { createImporting, type ImportConfig } from './imports/importing.ts';
import { visitCounter } from './http/visit-counter.ts';
import { createNoteWrite } from './log/note-write.ts';
import { cleanup } from './media/cleanup.ts';
import { digestNoting } from './media/note-digests.ts';
import { soundNoting } from './media/note-sound.ts';
import { variantPrerender } from './media/prerender.ts';
import { storedFiles } from './media/stored-files.ts';
import { filmsInBackground } from './media/prepare-films.ts';
import type { MediaStore } from './media/store.ts';
import { createFormReader, defaultLimits, largeLimits } from './multipart/form.ts';
import type { FormLimits } from './multipart/form.ts';
import { pages } from './pages/pages.ts';
import { createServices } from './services.ts';
import { watchRequests } from './health/watchdog.ts';
import type { Watchdog } from './health/watchdog.ts';

export interface AppConfig extends OriginConfig {
  /** How many proxies are trusted, where any is; one unless told. */
  readonly proxyHops?: number;
  /** Absolute path of the built site and dashboard, or `null` for the API alone. */
  readonly clientDir: string | null;
  /** Absolute path of the built renderer (`pages/renderer.ts`), or `null` to render in the browser only. */
  readonly serverDir?: string | null;
  /** Whether variants of pictures are made before anybody asks for them; off unless told. */
  readonly preparePictures?: boolean;
  /** How long a request waits for a picture at a width that nobody has asked for yet, before it gets the original (`media/variants.ts`). */
  readonly pictureWait?: number;
  /** The command of FFmpeg; films are not converted unless told. */
  readonly ffmpeg?: string | null;
  /** How caches in front are told to forget what they have; they are not unless told. */
  readonly purge?: PurgeConfig | null;
  readonly limits?: FormLimits;
  /** Of what is taken from former sites. */
  readonly imports?: ImportConfig;
  /** Told what is begun; nobody is unless given. */
  readonly watchdog?: Watchdog;
  /** A clock that never jumps (`services.ts`). */
  readonly steady?: Clock;
  /** Of secrets that have to be read again; none unless told. */
  readonly encryption?: Encryption;
  /** How mails leave; they do not unless told. */
  readonly mailing?: Mailing | null;
  /** Where backups are kept that are made by themselves, and when; none are unless told. */
  readonly nightly?: Pick<NightlyParts, 'place' | 'due'> | null;
  /** An address that is told what somebody should know; none is unless given. */
  readonly alertUrl?: string | null;
  /** How stills of other services' films are fetched; from the network unless told. */
  readonly filmFetcher?: MediaFetcher;
  /** Whether `/metrics` counts, and who may ask for it and for `/version` from elsewhere; no, and nobody, unless told. */
  readonly metrics?: boolean;
  readonly metricsToken?: string | null;
  /** Where traces are sent; none are made unless told. */
  readonly traces?: TracesConfig | null;
  /** Whether requests are lines of the log, and visitors' addresses whole in them; yes and no unless told. */
  readonly logRequests?: boolean;
  readonly logsWholeAddresses?: boolean;
  readonly logger?: NonNullable<FastifyServerOptions['logger']>;
  /** What the log never says, whatever brings it up: passwords and keys from the environment. */
  readonly secrets?: readonly string[];
}

export interface AppParts {
  /** A database with the newest schema (`openDatabase`). */
  readonly db: Database;
  readonly media: MediaStore;
  readonly clock: Clock;
  readonly config: AppConfig;
}

/** A whole upload may take this long, in milliseconds; a form of 2 GB needs 5 Mbit/s then. */
const requestTimeout = 60 * 60_000;
/** A connection on which nothing happens, in milliseconds. */
const connectionTimeout = 120_000;

function toLogger({ logger = false, secrets = [] }: AppConfig): NonNullable<FastifyServerOptions['logger']> {
  if (logger === false) return false;
  return { ...(logger === true ? {} : logger), ...withoutSecrets(secrets) };
}

const noSchemas = () => () => {
  throw new Error('A route has a schema of its own.');
};

/** Null where no cache in front is to be told. */
function createPurgerFor(app: FastifyInstance, purge: PurgeConfig | null = null): Purger | null {
  if (purge === null) return null;
  const purger = createPurger(purge, { logError: (message) => app.log.error(message) });
  app.addHook('onClose', async () => purger.close());
  return purger;
}

/**
 * Builds the application. It does not listen: `listen` or `inject` is the caller's.
 * @throws when contract and handlers differ
 */
export async function buildApp({ db, media, clock, config }: AppParts): Promise<FastifyInstance> {
  const { allowedOrigins, clientDir, proxyHops = 1, publicOrigin, trustProxy } = config;
  const setHeaders = createHeaders(config);
  const app = Fastify({
    logger: toLogger(config),
    // Instead of the framework's two lines: one of ours (http/log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    ...requestIds(trustProxy),
    ...oneSpelling,
    ...boundedConnections({ requestTimeout, connectionTimeout }),
    // What the proxies themselves have added, not what the client claims before it.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop < proxyHops : false,
    bodyLimit: maxJsonBytes,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // Validators are compiled at build (packages/contract); the framework's compilers would be loaded for nothing.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      sendProblem(reply, toProblem(error));
    },
  });
  const logError = (words: string): void => app.log.error(words);
  const services = createServices(db, media, clock, { ...config, logError });
  const importing = await createImporting(services, config.imports, {
    onFailure: (reason) => app.log.error(reason),
    onWritten: () => app.dataChanges.tell(),
  });
  const cookie = createSessionCookie(config);

  const { logRequests = true, logsWholeAddresses = false } = config;
  await app.register(traces, { config: config.traces ?? null, trustProxy });
  await app.register(requestLog, { logRequests, logsWholeAddresses });
  if (config.watchdog !== undefined) watchRequests(app, config.watchdog);
  await app.register(securityHeaders, { setHeaders });
  await app.register(errorHandler);
  await app.register(refuseMisspelt);
  await app.register(oneEncoding);
  await app.register(conditions);
  await app.register(jsonBody);
  await app.register(crossOrigin, { allowedOrigins, publicOrigin, trustProxy });
  const purger = createPurgerFor(app, config.purge);
  await app.register(fastifyCookie);
  const isAdministrator = async (request: FastifyRequest): Promise<boolean> =>
    (await services.authSessions.find(cookie.read(request))) !== null;
  await app.register(closedGate, {
    isClosed: async () => (await services.closing.closedAt()) !== null,
    areOthersHeard: () => db.others?.areHeard() ?? true,
    isAdministrator,
    isMark: async (file) => (await services.shownMarks()).includes(file),
    sendClosedPage: (request, reply) => app.sendClosedPage(request, reply),
  });
  await app.register(responseCache, {
    publicOrigin: config.publicOrigin,
    isPurged: purger !== null,
    changes: {
      nextAfter: services.publications.nextAfter,
      clock,
      areOthersHeard: () => db.others?.areHeard() ?? true,
      isDatabaseThere: () => db.others?.isDatabaseThere() ?? true,
      lastHeardAt: () => db.others?.heardAt() ?? null,
    },
    onCleared: () => purger?.changed(),
  });
  await app.register(metrics, { isOn: config.metrics === true, services });
  await app.register(visitCounter, { visits: services.seenPages });
  await app.register(dataChanges);
  db.others?.onChange(() => app.responseCache.clear());
  // Answers that are not cached. Bodies of requests are never decompressed.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    globalDecompression: false,
  });
  await app.register(openStreams);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(authGuard, { sessions: services.authSessions, cookie });
  await app.register(pages, {
    isAdministrator,
    clientDir,
    serverDir: config.serverDir ?? null,
    publicOrigin,
    teaserAt: services.teasers.at,
    oldAddresses: services.oldAddresses,
    openNumbers: () => openNumberAddresses(services.imports),
  });
  await app.register(redirectRespelt);
  // Files of the client and media have a `sendFile` each.
  await app.register(client, { clientDir, operations });
  await app.register(async (api) => {
    await api.register(fastifyStatic, { root: media.folder, serve: false });
    await api.register(contractRoutes, {
      operations,
      noteWrite: createNoteWrite(services),
      right: services.right,
      snapshot: (work) => db.snapshot(work),
      log: services.log,
      handlers: createHandlers(services, cookie, importing),
      recordEtags: createRecordEtags(services),
      readForm: createFormReader(media.incoming, config.limits ?? defaultLimits),
      readLargeForm: createFormReader(media.incoming, config.limits ?? largeLimits),
    });
  });
  await app.register(cleanup, { services });
  if (services.nightly !== null) {
    await app.register(everyNight, { nightly: services.nightly, others: db.others });
  }
  await app.register(soundNoting, services);
  await app.register(storedFiles, services);
  await app.register(digestNoting, services);
  if (config.preparePictures === true) await app.register(variantPrerender, services);
  if ((config.ffmpeg ?? null) !== null) await app.register(filmsInBackground, { services });
  app.addHook('onListen', () => importing.resume());
  app.addHook('onClose', async () => {
    await importing.close();
    services.films.close();
    await services.variants.close();
    media.bucket?.close();
  });
  await app.ready();
  return app;
}
