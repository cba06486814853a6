import { defineConfig } from 'vitest/config';

/** `npm run test:scale`: several servers on real engines, which are killed one after the other. */
export default defineConfig({
  test: {
    include: ['tests/scale/**/*.test.ts'],
    globalSetup: 'scripts/lib/contract.mjs',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
