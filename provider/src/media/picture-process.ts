import { work } from './picture-jobs.ts';
import type { PictureReply, PictureRequest } from './picture.ts';

/** A process of its own for pictures, started and ended by `picture.ts`. */
const answer = (reply: PictureReply): void => {
  process.send?.(JSON.stringify(reply));
};

process.on('message', (message) => {
  const { id, job }: PictureRequest = JSON.parse(String(message));
  work(job).then(
    (facts) => answer({ id, facts, problem: null }),
    (error: unknown) => answer({ id, facts: null, problem: error instanceof Error ? error.message : String(error) }),
  );
});
// It ends with the provider, not before: an interrupt of the terminal reaches both.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
