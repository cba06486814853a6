import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { operations } from '@vitrine/contract/operations';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { DatabaseSync } from 'node:sqlite';
import { createSessionCookie } from './auth/cookie.ts';
import { createAuthGuard } from './auth/guard.ts';
import { registerRoutes } from './contract/routes.ts';
import { createHandlers } from './handlers/index.ts';
import { createRecordEtags } from './handlers/etags.ts';
import { jsonBytes, registerBodies } from './http/body.ts';
import { registerClient } from './http/client.ts';
import { registerCompression } from './http/compress.ts';
import { registerErrors, sendProblem, toProblem } from './http/errors.ts';
import { createHeaders, registerHeaders } from './http/headers.ts';
import { registerLog, requestIds } from './http/log.ts';
import { createKept, forgetOnWrites } from './http/kept.ts';
import type { KeptLimits } from './http/kept.ts';
import { createReplay } from './http/replay.ts';
import { registerOrigins } from './http/origins.ts';
import { registerSmallFiles } from './http/small-files.ts';
import type { MediaStore } from './media/store.ts';
import { registerPrerender } from './media/prerender.ts';
import { removeExpired } from './media/cleanup.ts';
import { createFormReader, defaultLimits } from './multipart/form.ts';
import type { FormLimits } from './multipart/form.ts';
import { createPages } from './pages/pages.ts';
import { createServices } from './services.ts';
import type { Clock } from './clock.ts';
import type { OriginConfig } from './config.ts';

export interface AppConfig extends OriginConfig {
  /** Absolute path of the built site and dashboard, or `null` for the API alone. */
  readonly clientDir: string | null;
  /** Absolute path of what draws the pages (`pages/renderer.ts`), or `null` to leave it to the browser. */
  readonly serverDir?: string | null;
  /** Whether variants of pictures are made before anybody asks for them; off unless told. */
  readonly preparePictures?: boolean;
  readonly limits?: FormLimits;
  readonly logger?: NonNullable<FastifyServerOptions['logger']>;
}

export interface AppParts {
  /** A database with the newest schema (`openDatabase`). */
  readonly db: DatabaseSync;
  readonly media: MediaStore;
  readonly clock: Clock;
  readonly config: AppConfig;
}

/** A whole upload may take this long; a form of 2 GB needs 5 Mbit/s then. */
const requestTimeout = 60 * 60_000;
/** How often the files of deletions that can no longer be undone are swept away. */
const sweepInterval = 60_000;

const noSchemas = () => () => {
  throw new Error('A route has a schema of its own.');
};

/** For drawn pages, and once more for reads. */
const keptLimits: KeptLimits = { bytes: 16_000_000, answers: 1000 };
/** For what is sent again as it is: of those and of small files. */
const sentLimits: KeptLimits = { bytes: 24_000_000, answers: 1000 };

/**
 * Puts the provider together. It does not listen: `listen` or `inject` is the caller's.
 * @throws when contract and handlers differ
 */
export async function buildApp({ db, media, clock, config }: AppParts): Promise<FastifyInstance> {
  const setHeaders = createHeaders(config);
  const app = Fastify({
    logger: config.logger ?? false,
    // Instead of the framework's two lines: one of ours (http/log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    ...requestIds(config.trustProxy),
    // One hop: what the proxy itself has added, not what the client claims before it.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: jsonBytes,
    requestTimeout,
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // Validators are compiled at build (packages/contract); the framework's compilers would be loaded for nothing.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      sendProblem(reply, toProblem(error));
    },
  });
  const services = createServices(db, media, clock, config);
  const cookie = createSessionCookie(config);
  const gate = createAuthGuard(services.authSessions, cookie);

  registerLog(app);
  registerHeaders(app, setHeaders);
  registerErrors(app);
  registerBodies(app);
  registerCompression(app);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(fastifyStatic, { root: media.folder, serve: false });
  registerOrigins(app, config);
  const replay = createReplay(app, { trustProxy: config.trustProxy, limits: sentLimits });
  const kept = { pages: createKept(keptLimits, replay), reads: createKept(keptLimits, replay) };
  forgetOnWrites(app, kept.pages, kept.reads);
  registerSmallFiles(app, replay);
  const pages = createPages(app, { ...config, serverDir: config.serverDir ?? null, kept: kept.pages });
  registerClient(app, config.clientDir, pages, operations);
  registerRoutes(app, {
    operations,
    handlers: createHandlers(services, cookie),
    recordEtags: createRecordEtags(services),
    kept: kept.reads,
    readForm: createFormReader(media.incoming, config.limits ?? defaultLimits),
    authorise: gate.authorise,
    sessionOf: gate.sessionOf,
  });
  if (config.preparePictures === true) registerPrerender(app, services);
  app.addHook('onClose', async () => services.variants.close());
  const sweeper = setInterval(() => {
    removeExpired(services).catch((error: unknown) => app.log.error(error));
  }, sweepInterval).unref();
  app.addHook('onClose', async () => clearInterval(sweeper));
  await app.ready();
  return app;
}
