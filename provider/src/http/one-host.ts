import fastifyPlugin from 'fastify-plugin';
import { badRequest } from '../http-error.ts';

/** Refuses a request that names two hosts (RFC 9112, 3.2): what is in front of us may have read the other one. */
export const oneHost = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async ({ raw }) => {
      const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
      if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
        throw badRequest('The request names more than one host.');
    });
  },
  { name: 'one-host' },
);
