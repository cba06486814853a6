import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { facesPlugin } from './scripts/faces-plugin.ts';

/** `npm run test:trust`: the promises of docs/security.md that take minutes to test. */
export default defineConfig({
  // One of them draws the site's pages from their source.
  plugins: [vanillaExtractPlugin(), facesPlugin()],
  test: {
    include: ['tests/trust/**/*.test.ts'],
    globalSetup: 'scripts/lib/contract.mjs',
    setupFiles: ['tests/setup.ts'],
    // They measure times and use the whole machine, so they run one after the other.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
