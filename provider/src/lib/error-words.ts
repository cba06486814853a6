/** What was thrown, in its own words. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a request failed. `fetch` says no more than that it did: the reason is its cause. */
export const reasonOf = (error: unknown): string =>
  wordsOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
