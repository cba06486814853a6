import type { PageStart } from '../machines/page-resource/page-resource.machine.ts';

/** Age in milliseconds up to which an answer is shown without being read again. */
const FRESH_FOR = 10_000;
/** How many answers of one page are cached. */
const MAX_ANSWERS = 50;

interface KnownAnswer<Value> {
  readonly answer: PageStart<Value>;
  isFresh(): boolean;
}

/**
 * Cache of the last answers of a page by key: Back and prefetched links render at once.
 *
 * @param isPart whether an answer is only a part, and therefore stale at once
 */
export function createAnswers<Value>(isPart: (answer: PageStart<Value>) => boolean) {
  const known = new Map<string, { readonly answer: PageStart<Value>; readonly cameAt: number }>();
  return {
    keep(key: string, answer: PageStart<Value>): void {
      known.delete(key);
      known.set(key, { answer, cameAt: Date.now() });
      const oldest = known.keys().next().value;
      if (known.size > MAX_ANSWERS && oldest !== undefined) known.delete(oldest);
    },
    find(key: string): KnownAnswer<Value> | undefined {
      const entry = known.get(key);
      return (
        entry && { answer: entry.answer, isFresh: () => !isPart(entry.answer) && Date.now() - entry.cameAt < FRESH_FOR }
      );
    },
  };
}
