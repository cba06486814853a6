import fastifyPlugin from 'fastify-plugin';
import { mayChangeContent } from './methods.ts';

/** Tells those who work in the background that the data is another now, whoever has written it: a request, or a job. */
interface DataChanges {
  /** @param work called after each write that succeeded; what it throws is in the log */
  listen(work: () => void): void;
  /** Of a write that was no request's. Answers that were made before are forgotten. */
  tell(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly dataChanges: DataChanges;
  }
}

/** Stands behind the response cache, which forgets what requests change by itself. */
export const dataChanges = fastifyPlugin(
  async (app) => {
    const works: (() => void)[] = [];
    const begin = (): void => {
      for (const work of works) {
        try {
          work();
        } catch (error) {
          // The database may be away by now. Thrown on from behind an answer, it would end the server.
          app.log.error(error);
        }
      }
    };
    app.decorate('dataChanges', {
      listen: (work) => void works.push(work),
      tell() {
        app.responseCache.clear();
        begin();
      },
    } satisfies DataChanges);
    app.addHook('onResponse', (request, reply, done) => {
      if (mayChangeContent(request) && reply.statusCode < 400) begin();
      done();
    });
  },
  { name: 'data-changes' },
);
