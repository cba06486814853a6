/**
 * Which tab writes which draft. By the Web Locks API, because a browser takes a lock from a tab that is closed, crashes or
 * is thrown out of memory, and never from one that is only asleep: asked over a BroadcastChannel, a tab in the background
 * may not answer in time, and its draft would be taken from it.
 */

/** How to let go of each claim of this page, by its name. */
const held = new Map<string, () => void>();

/** Pages of plain http have no Web Locks. */
function findLocks(): LockManager | null {
  return typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null;
}

/**
 * Claims that name for this page until it lets go or is closed.
 *
 * @param patience for how many milliseconds to wait for whoever holds it: on a reload, the page before
 * @returns whether it is this page's; without Web Locks always
 */
export function claim(name: string, patience = 0): Promise<boolean> {
  const locks = findLocks();
  if (locks === null || held.has(name)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = patience === 0 ? { ifAvailable: true } : { signal: AbortSignal.timeout(patience) };
    const work = locks.request(name, options, (lock) => {
      if (lock === null) {
        resolve(false);
        return Promise.resolve();
      }
      return new Promise<void>((release) => {
        held.set(name, release);
        resolve(true);
      });
    });
    work.catch(() => resolve(false));
  });
}

/** Gives a claim of this page back; nothing where it has none of that name. */
export function letGo(name: string): void {
  held.get(name)?.();
  held.delete(name);
}

/** The names that other pages hold; null where the browser does not tell. */
export async function heldElsewhere(): Promise<Set<string> | null> {
  const { held: all = [] } = (await findLocks()?.query()) ?? {};
  if (findLocks() === null) return null;
  return new Set(all.flatMap(({ name = '' }) => (held.has(name) ? [] : [name])));
}
