import { PassThrough } from 'node:stream';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../lib/http-error.ts';

/** Largest JSON body, in bytes. */
export const maxJsonBytes = 1024 * 1024;

/**
 * Largest of an operation that is open to everybody, in bytes: passwords, codes and the answers of passkeys have some thousands. Each is in
 * memory until it is whole, and anybody may begin a thousand of them.
 */
export const maxOpenJsonBytes = 64 * 1024;

/** In milliseconds: the largest needs 140 kbit/s then. Who has no session sends no other bodies, and could hold a connection by a letter a minute. */
export const jsonBodyTimeout = 60_000;

/**
 * Reads JSON bodies; nothing else is read without a parser of its own (415). An empty body is no body: clients send a JSON
 * content type with nothing behind it, and the contract's validation says better than a parser what is missing. One that is not there
 * whole in {@link jsonBodyTimeout} is refused (408).
 */
export const jsonBody = fastifyPlugin(
  async (app) => {
    app.removeContentTypeParser(['application/json', 'text/plain']);
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addHook('preParsing', async (request, reply, payload) => {
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return payload;
      const inTime = new PassThrough();
      const timer = setTimeout(() => {
        inTime.destroy(new HttpError(408, 'The body came too slowly. Nothing was changed.'));
      }, jsonBodyTimeout);
      const end = () => clearTimeout(timer);
      // It is all there, though nobody may read it: an empty one is not read, nor that of a request that is refused.
      inTime.once('finish', end).once('close', end);
      reply.raw.once('close', end);
      // Whoever reads it hears of it too; without anybody it would end the process.
      inTime.on('error', () => undefined);
      payload.once('error', (error) => inTime.destroy(error));
      // Destroyed with the request, it would take the connection along before the answer.
      return payload.pipe(inTime);
    });
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxJsonBytes },
      (request, body, done) => {
        if (body.length === 0) done(null, undefined);
        // It answers by `done`.
        else void parse(request, String(body), done);
      },
    );
  },
  { name: 'json-body' },
);
