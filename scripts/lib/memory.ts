/**
 * Flags of Node with which the provider runs, wherever it is started (decision 125). Left alone, V8 gives a quarter of a large machine to
 * what is old and 64 MB and more to what is young, and collects so late that a server that writes takes twice what it needs.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024'] as const;

/** glibc keeps what each of its arenas has freed; with few of them it is used again. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
