/** Where the end of the session is noticed, and told to whoever watches. */
export interface SessionEnd {
  /** Has it ended? A check that fails counts as its end (specification, section 8, "Authentication"). */
  isOver(): Promise<boolean>;
  /** Calls back each time it is found to be over. @returns stops watching */
  watch(onEnd: () => void): () => void;
}

/** @param verify asks the provider; rejects when the check itself fails */
export function createSessionEnd(verify: () => Promise<{ readonly isAuthenticated: boolean }>): SessionEnd {
  const watchers = new Set<() => void>();
  return {
    async isOver() {
      const isAuthenticated = await verify().then(
        (answer) => answer.isAuthenticated,
        () => false,
      );
      if (isAuthenticated) return false;
      for (const notify of watchers) notify();
      return true;
    },
    watch(onEnd) {
      watchers.add(onEnd);
      return () => {
        watchers.delete(onEnd);
      };
    },
  };
}
