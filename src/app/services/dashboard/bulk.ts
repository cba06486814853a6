import type { BulkDone } from '../../../domain/bulk.ts';

/**
 * Does the same to many, one after the other: what has been done stays done where another fails.
 *
 * @param work gives what takes it back, or null where nothing does
 * @param hold keeps a way back under a token
 */
export async function doToMany<Subject>(
  subjects: readonly Subject[],
  work: (subject: Subject) => Promise<(() => Promise<unknown>) | null>,
  hold: (back: () => Promise<string | null>) => string,
): Promise<BulkDone> {
  const backs: (() => Promise<unknown>)[] = [];
  let done = 0;
  let lastFailure: unknown = null;
  for (const subject of subjects) {
    try {
      const back = await work(subject);
      if (back !== null) backs.push(back);
      done += 1;
    } catch (thrown) {
      lastFailure = thrown;
    }
  }
  if (done === 0 && lastFailure !== null) throw lastFailure;
  const undo =
    backs.length === 0
      ? null
      : hold(async () => {
          // The last one first, so that each comes back to where it was.
          for (let back = backs.pop(); back !== undefined; back = backs.pop()) await back();
          return null;
        });
  return { done, failed: subjects.length - done, undo };
}
