/** Transitions, held in the middle: for pictures of their frames. */

/** Longest wait for something to move, in milliseconds. */
const PATIENCE = 5000;

const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );

const frame = async () => new Promise((resolve) => void requestAnimationFrame(resolve));

let held: readonly Animation[] = [];

/** Where all that is held stands, as a part of the way of the longest of them. */
export function holdAt(part: number): void {
  const ends = held.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  for (const animation of held) animation.currentTime = part * Math.max(...ends);
}

/** Begins a transition, and holds it half way. */
export async function hold(begin: () => void): Promise<void> {
  const before = new Set(document.getAnimations());
  // The date stands still in these tests.
  const end = performance.now() + PATIENCE;
  begin();
  do {
    await frame();
    held = moving().filter((animation) => !before.has(animation));
  } while (held.length === 0 && performance.now() < end);
  if (held.length === 0) throw new Error('Nothing moves');
  for (const animation of held) animation.pause();
  holdAt(0.5);
}

/** Lets what was held end. */
export async function release(): Promise<void> {
  for (const animation of held) animation.finish();
  await Promise.allSettled(held.map(({ finished }) => finished));
  held = [];
}

/** Begins a transition, and waits for its end. */
export async function pass(begin: () => void): Promise<void> {
  await hold(begin);
  await release();
}
