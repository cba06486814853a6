import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../lib/http-error.ts';
import { boundUnfinished, readWhole } from './whole-body.ts';

/** Largest JSON body, in bytes. */
export const maxJsonBytes = 1024 * 1024;

/**
 * Largest of an operation that is open to everybody, in bytes: passwords, codes and the answers of passkeys have some thousands. Each is in
 * memory until it is whole, and anybody may begin a thousand of them.
 */
export const maxOpenJsonBytes = 64 * 1024;

/** What bodies of those who have no session take together while they are not whole, in bytes. */
const mostUnfinishedBytes = 8 * 1024 * 1024;

/** In milliseconds: the largest needs 140 kbit/s then. Clients without a session send no other bodies, and could hold a connection by a byte a minute. */
export const jsonBodyTimeout = 60_000;

/**
 * Reads JSON bodies; nothing else is read without a parser of its own (415). An empty body is no body: clients send a JSON
 * content type with nothing behind it, and the contract's validation says better than a parser what is missing. One that is not there
 * whole in {@link jsonBodyTimeout} is refused (408), and so are those of strangers that have waited longest, where they are too many.
 */
export const jsonBody = fastifyPlugin(
  async (app) => {
    app.removeContentTypeParser(['application/json', 'text/plain']);
    const parse = app.getDefaultJsonParser('error', 'error');
    const ofStrangers = boundUnfinished(mostUnfinishedBytes);
    app.addContentTypeParser('application/json', (request, payload, done) => {
      const limit = request.routeOptions.bodyLimit;
      if (Number(request.headers['content-length'] ?? 0) > limit) {
        done(new HttpError(413, 'The body is too large.'));
        return;
      }
      const unfinished = request.session === null ? ofStrangers : null;
      readWhole(payload, { limit, timeout: jsonBodyTimeout, unfinished }).then((body) => {
        if (body.length === 0) done(null, undefined);
        // It answers by `done`.
        else void parse(request, body.toString('utf8'), done);
      }, done);
    });
  },
  { name: 'json-body' },
);
