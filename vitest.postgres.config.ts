import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { facesPlugin } from './scripts/faces-plugin.ts';
import { tags } from './scripts/lib/tests/tags.ts';

/** Files about the SQLite file itself, and data folders that have one. */
const ofSqlite = ['backup', 'server', 'migrations', 'upgrades'].map((name) => `tests/provider/${name}.test.ts`);

/** What `npm test -- postgres` runs on a PostgreSQL server that `VITRINE_TEST_POSTGRES` names: all of the provider's tests with `--all`. */
export default defineConfig({
  // Some of the provider's tests draw pages.
  plugins: [vanillaExtractPlugin(), react(), facesPlugin()],
  test: {
    include: [
      'tests/postgres/**/*.test.ts',
      'tests/contract/provider.test.ts',
      ...(process.env['VITRINE_LONG'] === 'true'
        ? [
            'tests/provider/**/*.test.ts',
            'tests/long/{film-conversions,films,imports-large,media-bucket,sound}.test.ts',
            // What strangers and odd inputs may do does not depend on the database; PostgreSQL refuses other texts and numbers than SQLite.
            'tests/trust/{auth-guard,fuzz,imports,paths,right}.test.ts',
          ]
        : []),
    ],
    exclude: ofSqlite,
    globalSetup: 'scripts/lib/contract.mjs',
    tags,
    setupFiles: ['tests/setup.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
});
