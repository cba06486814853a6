type Stop = () => void;

/**
 * A watcher whose code is loaded when it is first used. If it is unsubscribed before that, it never starts; if the code
 * cannot be loaded, it never calls back.
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
