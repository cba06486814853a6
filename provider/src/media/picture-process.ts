import { work } from './picture-jobs.ts';
import type { PictureReply, PictureRequest } from './picture.ts';

/** The picture process, started and ended by `picture.ts`. */
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
// The terminal's interrupt reaches both processes; this one ends with the provider, not before it.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
