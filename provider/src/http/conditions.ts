import fastifyPlugin from 'fastify-plugin';
import { assertMatch } from './etag.ts';
import { isRead } from './methods.ts';

/**
 * What holds for conditions and ranges whatever answers, a file, a page or a record (RFC 9110, 13 and 14): only GET has ranges; a range is
 * never joined to a part by a weak tag, of which the bytes may differ; and a read that is bound to a version is refused where another
 * stands.
 */
export const conditions = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async ({ method, headers }) => {
      if (headers.range === undefined) return;
      if (method === 'GET' && headers['if-range']?.toString().startsWith('W/') !== true) return;
      delete headers.range;
      delete headers['if-range'];
    });
    app.addHook('onSend', async (request, reply) => {
      const etag = reply.getHeader('etag');
      if (!isRead(request) || reply.statusCode !== 200 || etag === undefined) return;
      assertMatch(request.headers['if-match'], String(etag));
    });
  },
  { name: 'conditions', dependencies: ['error-handler'] },
);
