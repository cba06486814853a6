import type { Operation, RequestBody, Validate } from '@vitrine/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Right } from '../auth/right.ts';
import type { Database } from '../db/database.ts';
import { maxOpenJsonBytes } from '../http/body.ts';
import { assertMatch } from '../http/etag.ts';
import type { Log } from '../log/log.ts';
import type { NoteWrite } from '../log/note-write.ts';
import type { Form, FormReader } from '../multipart/form.ts';
import { ChangedElsewhere, HttpError, badRequest, notFound } from '../lib/http-error.ts';
import { toPlainText } from '../rules/plain-text.ts';
import type { PublicResponse } from '../http/response-cache/cached-response.ts';
import { failureForEverybody, forEverybody, forSession } from '../http/shared-caches.ts';
import { describeErrors, partOf } from './messages.ts';
import type { Answer, Body, Handlers, OperationId, RecordEtags } from './types.ts';

export interface RouteOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers;
  readonly recordEtags: RecordEtags;
  readonly noteWrite: NoteWrite;
  readonly right: Right;
  readonly snapshot: Database['snapshot'];
  readonly log: Pick<Log, 'changeTo'>;
  readonly readForm: FormReader;
  /** Of operations whose files may be larger than others'. */
  readonly readLargeForm: FormReader;
}

/** Operations whose texts hold passwords, which must not be normalised. */
const passwordOperations: ReadonlySet<string> = new Set([
  'login',
  'resetCredentials',
  'beginAuthenticator',
  'endSecondFactor',
  'createRecoveryCodes',
  'passkeyOptions',
  'removeAdministrator',
  'restoreAdministrator',
  'createInvitation',
  'acceptInvitation',
  'setNewPassword',
  'createBackup',
  'openBackup',
  'restoreBackup',
]);

/** Operations whose one file is an archive, or a whole site's export. */
const largeOperations: ReadonlySet<string> = new Set(['createImport', 'restoreBackup']);

/** Public reads that strangers may have of a closed site: what they were given a link to, and what its owner needs to get in. */
const openWhileClosed: ReadonlySet<string> = new Set([
  'getShown',
  'getShownMedia',
  'getForgottenPassword',
  'health',
  'readiness',
  'version',
  'metrics',
]);

/** Reads of what only the bearer of an address is to see: never kept, by us either. */
const personalOperations: ReadonlySet<string> = new Set(['getShown']);

const mediaType = (request: FastifyRequest): string | undefined =>
  request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

function isHandled(handlers: Handlers, id: string): id is OperationId {
  return Object.hasOwn(handlers, id);
}

/**
 * Compares the contract's operations with the handlers, both ways.
 * @throws on the first difference
 */
export function assertComplete({ operations, handlers }: Pick<RouteOptions, 'operations' | 'handlers'>): void {
  const ids = operations.map((operation) => operation.id);
  const unhandled = ids.filter((id) => !isHandled(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !ids.includes(id));
  if (unhandled.length > 0) throw new Error(`Operations without a handler: ${unhandled.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`);
}

function strings(source: unknown): Record<string, string> {
  const entries = Object.entries(Object(source)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Reads and checks the parameters at one location. A path that cannot be is not found; a bad query is 400. */
function parameterReader(operation: Operation, location: 'path' | 'query') {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  return (source: unknown): Record<string, string> => {
    const values = strings(source);
    for (const { name, required, validate } of parameters) {
      const value: unknown = Object(source)[name];
      if ((value === undefined && !required) || validate(value)) continue;
      throw location === 'path' ? notFound('page') : badRequest(`"${name}" is not valid.`);
    }
    return values;
  };
}

/** A content type other than the contract's is refused before the body is read. */
function assertContentType(operation: Operation, request: FastifyRequest): void {
  const sent = mediaType(request);
  if (sent === undefined || operation.body === null || sent === operation.body.contentType) return;
  throw new HttpError(415, `The body must be ${operation.body.contentType}.`);
}

const isAbsent: Validate = <T>(data: unknown): data is T => data === undefined;

function registerOperation<K extends OperationId>(
  app: FastifyInstance,
  id: K,
  operation: Operation,
  { readForm, readLargeForm, handlers, noteWrite, recordEtags, right, snapshot, log }: RouteOptions,
): void {
  const handler = handlers[id];
  const recordEtag = recordEtags[id];
  const { body: rule } = operation;
  const readParams = parameterReader(operation, 'path');
  const readQuery = parameterReader(operation, 'query');

  /** A record that is not there is the handler's to tell. */
  async function assertUnchanged(request: FastifyRequest): Promise<void> {
    const tag = (await recordEtag?.(readParams(request.params))) ?? null;
    if (tag !== null) assertMatch(request.headers['if-match'], tag);
  }

  async function run(
    request: FastifyRequest,
    reply: FastifyReply,
    body: unknown,
    form: Form | null,
  ): Promise<Answer<K> | null> {
    const { session } = request;
    // The body may have taken an hour.
    await right.by(session, right.ask);
    const isLeftOut = body === undefined && rule?.required !== true;
    const data: unknown = body === undefined && !isLeftOut ? {} : passwordOperations.has(id) ? body : toPlainText(body);
    const validate = rule === null || isLeftOut ? isAbsent : rule.validate;
    if (!validate<Body<K>>(data)) {
      throw badRequest(describeErrors(id, validate.errors), form === null ? undefined : partOf(validate.errors));
    }
    const params = readParams(request.params);
    const query = readQuery(request.query);
    const leaveEntry = await noteWrite(id, { body: data, params, session, request });
    const answer = await right.by(session, async () =>
      handler({
        body: data,
        files: form?.files ?? new Map(),
        params,
        query,
        session,
        request,
        reply,
        assertUnchanged: () => assertUnchanged(request),
      }),
    );
    await leaveEntry?.(answer?.body);
    return answer;
  }

  /** Reads the form first. Its temporary files are gone before the answer is sent. */
  async function runForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { jsonParts }: RequestBody,
  ): Promise<Answer<K> | null> {
    if (!request.isMultipart()) throw new HttpError(415, 'The body must be multipart/form-data.');
    const readParts = largeOperations.has(id) ? readLargeForm : readForm;
    const form = await app.whileRightLasts(request, (ended) => readParts(request, jsonParts, ended));
    try {
      return await run(request, reply, form.body, form);
    } finally {
      await form.discard();
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Answer<K> | null> {
    // Before a form is stored, so that a large one is not sent for nothing; the handler asks again as it writes.
    await assertUnchanged(request);
    if (rule?.contentType === 'multipart/form-data') return runForm(request, reply, rule);
    return run(request, reply, request.body, null);
  }

  /** Says whose save stands now, where the log knows; only administrators write. */
  async function withName(error: ChangedElsewhere): Promise<ChangedElsewhere> {
    const change = await log.changeTo(error.etag);
    if (change === null) return error;
    return new ChangedElsewhere(error.etag, {
      changedBy: { name: change.name, at: new Date(change.at).toISOString() },
    });
  }

  /** As {@link run}, for the response cache; `null` when the handler has answered itself. */
  async function read(request: FastifyRequest, reply: FastifyReply): Promise<PublicResponse | null> {
    const result = await run(request, reply, undefined, null);
    if (result === null) return null;
    const own = ['etag', 'x-robots-tag'].flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const kept = result.status === 200 ? forEverybody : failureForEverybody;
    const headers = { 'content-type': 'application/json; charset=utf-8', ...kept };
    return {
      status: result.status,
      headers: { ...headers, ...Object.fromEntries(own) },
      body: JSON.stringify(result.body),
    };
  }

  // What needed a session is not for everybody, and files and /healthz are no reads of records.
  const isPublicRead = (request: FastifyRequest): boolean =>
    operation.method === 'GET' &&
    operation.path.startsWith('/api/') &&
    request.session === null &&
    !personalOperations.has(id);

  const queryNames = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);

  app.route({
    method: operation.method,
    // What needs a session is its guard's to refuse.
    config: {
      isForStrangers: operation.access === 'public',
      whileClosed:
        openWhileClosed.has(id) || (operation.access !== 'public' && operation.access !== 'either') ? 'open' : 'closed',
    },
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(operation.access === 'public' ? { bodyLimit: maxOpenJsonBytes } : {}),
    onRequest: async (request) => {
      request.readParameters = queryNames;
      await app.authorise(operation, request);
      assertContentType(operation, request);
    },
    handler: async (request, reply) => {
      if (isPublicRead(request)) {
        const response = await app.responseCache.fetch(request, () => snapshot(() => read(request, reply)));
        return response === null ? reply : app.responseCache.send(request, reply, response);
      }
      const result = await snapshot(() => answer(request, reply)).catch(async (error: unknown) => {
        throw error instanceof ChangedElsewhere ? await withName(error) : error;
      });
      if (result === null) {
        app.endWithRight(request, reply);
        return reply;
      }
      // To the administrator a public read may say more.
      const isForAll = operation.access === 'public' && request.session === null;
      if (!personalOperations.has(id)) reply.header('cache-control', isForAll ? 'no-cache' : forSession);
      return reply.code(result.status).send(result.body);
    },
  });
}

/**
 * Gives every operation of the contract its route: method and path, session check, content type, validation, handler.
 * Operations without a body ignore one that comes all the same (a DELETE with an empty JSON body, for one).
 */
export const contractRoutes = fastifyPlugin<RouteOptions>(
  async (app, options) => {
    assertComplete(options);
    const register = (scope: FastifyInstance, operation: Operation): void => {
      if (isHandled(options.handlers, operation.id)) registerOperation(scope, operation.id, operation, options);
    };
    for (const operation of options.operations) {
      if (operation.body !== null) register(app, operation);
    }
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      for (const operation of options.operations) {
        if (operation.body === null) register(scope, operation);
      }
    });
  },
  {
    name: 'contract-routes',
    dependencies: [
      'auth-guard',
      'error-handler',
      'json-body',
      'response-cache',
      '@fastify/multipart',
      '@fastify/static',
    ],
  },
);
