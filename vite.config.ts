/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { htmlPlugin } from './scripts/html-plugin.ts';
import { inspectorPlugin } from './scripts/inspector-plugin.ts';
import { leanRouterPlugin } from './scripts/lean-router-plugin.ts';

/** Where `npm run dev` finds the provider that it started beside Vite. */
const providerOrigin = process.env['VITRINE_DEV_PROVIDER'] ?? 'http://127.0.0.1:3000';

/** What every public page loads. */
const shared = [
  /\/src\/site\/(shared\/|shell\/(?!MobileMenu))/,
  /\/src\/app\/(screens\/with-machines|services\/shell-machines)/,
  /\/src\/(router\/|api\/(read|reads|normalise|normalise-work)\.)/,
  /\/node_modules\/(react|react-dom|react-router|scheduler|xstate)\//,
  // Of two pages or three, and smaller than a request.
  /\/(empty-state|footage|domain\/grids)/,
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react(), htmlPlugin(), inspectorPlugin(), leanRouterPlugin()],
  resolve: {
    // Writes its styles in a way that a strict Content-Security-Policy allows.
    alias: { 'react-style-singleton': fileURLToPath(new URL('src/platform/style-singleton.ts', import.meta.url)) },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': providerOrigin, '/media': providerOrigin, '/healthz': providerOrigin },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and pictures stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // Tells the server which files a route needs; `npm run build` moves it to dist/server.
    manifest: !isSsrBuild,
    // Every browser for which we build knows modulepreload.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    // What every public page stands in is one file: a first page then takes three scripts, not twenty.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [{ name: 'site', test: (id) => shared.some((pattern) => pattern.test(id)) }] },
            },
          },
        }),
  },
  // One file that needs no package and starts fast; React's development build would be slow and talkative.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // `npm run test:trust` and `npm run test:all` run these, which take long.
    exclude: ['tests/trust/**', ...(process.env['VITRINE_LONG'] === 'true' ? [] : ['tests/long/**'])],
    setupFiles: ['tests/setup.ts'],
    // One of two cores would wait otherwise.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}));
