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
    app.addHook('onRequest', ({ method, headers }, _reply, done) => {
      const isKept = method === 'GET' && headers['if-range']?.toString().startsWith('W/') !== true;
      if (headers.range !== undefined && !isKept) {
        delete headers.range;
        delete headers['if-range'];
      }
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const condition = request.headers['if-match'];
      const etag = condition === undefined ? undefined : reply.getHeader('etag');
      if (etag !== undefined && isRead(request) && reply.statusCode === 200) assertMatch(condition, String(etag));
      done(null, payload);
    });
  },
  { name: 'conditions', dependencies: ['error-handler'] },
);
