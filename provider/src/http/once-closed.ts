import type { ServerResponse } from 'node:http';

/** Calls back once an answer is over; at once where whoever asked has gone already, of which nothing is told again. */
export function onceClosed(answer: ServerResponse, work: () => void): void {
  if (answer.closed || answer.destroyed) {
    work();
    return;
  }
  // Fastify and its streams have most of the ten that Node takes without a warning.
  answer.setMaxListeners(answer.getMaxListeners() + 1);
  answer.once('close', work);
}
