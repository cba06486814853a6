import { defineConfig } from 'vitest/config';

/** The tests in WebKit (`npm run test:browsers`), which Playwright cannot drive on every Linux. */
export default defineConfig({
  test: {
    include: ['e2e/webkit/**/*.test.ts'],
    // Films, pictures and compositing take both cores.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 100, timeout: 10_000 } },
  },
});
