type Stop = () => void;

/**
 * A watcher whose code is fetched when something is to be watched. Stopped before that, it never begins; where the code
 * cannot be fetched, nothing is ever told.
 */
export function watchLater<Args extends readonly unknown[]>(
  load: () => Promise<(...args: Args) => Stop>,
): (...args: Args) => Stop {
  return (...args) => {
    let stop: Stop | null = null;
    let isStopped = false;
    void load().then(
      (watch) => {
        if (!isStopped) stop = watch(...args);
      },
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  };
}
