/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './scripts/lib/browsers.ts';
import { createDashboardChunks } from './scripts/dashboard-chunks.ts';
import { compileHintPlugin } from './scripts/compile-hint-plugin.ts';
import { facesPlugin } from './scripts/faces-plugin.ts';
import { htmlPlugin } from './scripts/html-plugin.ts';
import { inspectorPlugin } from './scripts/inspector-plugin.ts';
import { alone } from './scripts/lib/tests/alone.ts';
import { LongFirst } from './scripts/lib/tests/long-first.ts';
import { tags } from './scripts/lib/tests/tags.ts';

/** Where `npm run dev` finds the provider that it started beside Vite. */
const providerOrigin = process.env['VITRINE_DEV_PROVIDER'] ?? 'http://127.0.0.1:3000';

/** React and the app, which every public page loads: one script each instead of many small ones. */
const packages = /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/(main|react-root)\./;
/** For some pages of the site and for the dashboard: each too small for a request of its own. */
const small = /\/(ButtonLink|grid-frames|domain\/(clients|grids))\b|overlay\/overlay\.css/;
const shared = [
  // Beside the code that uses their words, which compresses better than beside React.
  /\/node_modules\/(react-router|react-router-dom|@remix-run|xstate|@xstate)\//,
  /\/src\/app\/(client|screens\/with-machines)\./,
  /\/src\/site\/(shared\/(?!structured-data|[Pp]rose|SectionRow|section-row|PlainPages|last-words|StoryFacts)|shell\/(?!MobileMenu|mobile-menu))/,
  // Shared by two or three pages, and too small for a request of its own.
  /\/(empty-state|text-link|MediaCaption|domain\/(brightness|home|media|related)\.)/,
];

/** Suites of their own (scripts/lib/tests/groups.ts), and what takes long, which runs in `test:all` or by name. */
const suitesOfTheirOwn = [
  'tests/screens/**',
  'tests/trust/**',
  'tests/scale/**',
  'tests/postgres/**',
  ...(process.env['VITRINE_LONG'] === 'true' ? [] : ['tests/long/**']),
];

const units = {
  setupFiles: ['tests/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // For a loaded machine: what is quick does not wait for it.
  expect: { poll: { timeout: 15_000, interval: 20 } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react(), facesPlugin(), htmlPlugin(), inspectorPlugin(), compileHintPlugin()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': providerOrigin, '/media': providerOrigin, '/healthz': providerOrigin },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: isSsrBuild ? 'node24' : buildTarget,
    // A first page is a kilobyte lighter than by the default minifier (decision 027).
    ...(isSsrBuild
      ? {}
      : {
          minify: 'terser',
          terserOptions: {
            module: true,
            ecma: 2020,
            // Functions that are put in where they are called compress worse than calls.
            compress: {
              passes: 5,
              keep_fargs: false,
              pure_getters: true,
              inline: 1,
              arguments: true,
              unsafe_proto: true,
            },
          },
        }),
    // Fonts and pictures stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // Tells the server which files a route needs; `npm run build` moves it to dist/server.
    manifest: !isSsrBuild,
    // Safari before 17 knows no modulepreload, and loads the same modules one after the other.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              // Shorter than by default: every script names dozens of others, and nothing compresses those letters.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: ({ names: [name = ''] }) =>
                `assets/[name]-[hash${name.endsWith('.css') ? ':6' : ''}][extname]`,
              codeSplitting: {
                groups: [
                  { name: 'packages', test: packages, priority: 2 },
                  { name: 'small', test: small, priority: 0, includeDependenciesRecursively: false },
                  { name: 'site', test: (id) => shared.some((pattern) => pattern.test(id)), priority: 1 },
                  {
                    name: createDashboardChunks(),
                    debugName: 'dashboard',
                    priority: 0,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        }),
  },
  // What a worker seldom needs is a file of its own.
  worker: { format: 'es' },
  // One file that needs no package and starts fast; React's development build would be slow and verbose.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  test: {
    globalSetup: 'scripts/lib/contract.mjs',
    tags,
    // Otherwise one of two cores would be idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          ...units,
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...suitesOfTheirOwn, ...alone],
          // Modules are loaded once for all files of a worker, which is a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...units, name: 'alone', include: alone } },
    ],
  },
}));
