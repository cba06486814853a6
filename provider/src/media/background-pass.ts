import type { FastifyInstance } from 'fastify';
import '../http/data-changes.ts';

/**
 * Does some work beside the requests: when the provider listens, and after writes. One pass at a time; what is asked for meanwhile is done
 * after it. A failure is in the log, and the next write begins again.
 *
 * @param pass gets whether the provider still runs
 * @returns asks for a pass
 */
export function passInBackground(app: FastifyInstance, pass: (isOpen: () => boolean) => Promise<void>): () => void {
  let isOpen = true;
  let isWanted = false;
  let underWay: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    while (isWanted && isOpen) {
      isWanted = false;
      await pass(() => isOpen);
    }
  };
  const begin = (): void => {
    isWanted = true;
    underWay ??= work()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => {
        underWay = null;
      });
  };
  app.addHook('onListen', async () => begin());
  app.addHook('onClose', async () => {
    isOpen = false;
    await underWay;
  });
  app.dataChanges.listen(begin);
  return begin;
}
