import fastifyPlugin from 'fastify-plugin';

/** Largest JSON body, in bytes. */
export const maxJsonBytes = 1024 * 1024;

/**
 * Reads JSON bodies; nothing else is read without a parser of its own (415). An empty body is no body: clients send a JSON
 * content type with nothing behind it, and the contract's validation says better than a parser what is missing.
 */
export const jsonBody = fastifyPlugin(
  async (app) => {
    app.removeContentTypeParser(['application/json', 'text/plain']);
    const parse = app.getDefaultJsonParser('error', 'error');
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
