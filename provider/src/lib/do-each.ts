import { wordsOf } from './error-words.ts';

/**
 * Does each for itself: what fails, such as a write on a full disk, keeps nothing else from being done, least of all what makes room.
 * @throws what failed, each reason once
 */
export async function doEach(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed = new Map<string, unknown>();
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failed.set(wordsOf(error), error);
    }
  }
  const [first, ...others] = failed.values();
  if (others.length > 0) throw new AggregateError(failed.values(), [...failed.keys()].join('; '));
  if (failed.size > 0) throw first;
}
