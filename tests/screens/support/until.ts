/** Longest wait for what a test expects, in milliseconds. */
const PATIENCE = 10_000;

// A test may set the page's clock.
const { setTimeout: later } = globalThis;

const moment = () => new Promise<void>((resolve) => void later(resolve, 8));

/** The answer of `read` as soon as it throws no more. Rejects with what it threw last. */
export async function until<Result>(read: () => Result | Promise<Result>, patience = PATIENCE): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await read();
    } catch (thrown) {
      if (performance.now() > end) throw thrown;
    }
    await moment();
  }
}
