import type { FastifyInstance } from 'fastify';
import { safe } from '../http/kept.ts';
import type { Services } from '../services.ts';

/**
 * Makes the usual variants of all pictures in the background, so that visitors find them: of those that are there once the
 * provider is ready, and of those that writes bring.
 */
export function registerPrerender(
  app: FastifyInstance,
  { media, variants }: Pick<Services, 'media' | 'variants'>,
): void {
  let last = 0;
  const prepare = (): void => {
    const pictures = media.picturesAfter(last);
    last = pictures.at(-1)?.id ?? last;
    variants.prepare(pictures);
  };
  app.addHook('onListen', async () => prepare());
  app.addHook('onResponse', async (request, reply) => {
    if (!safe.has(request.method) && reply.statusCode < 400) prepare();
  });
}
