import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const sources = fileURLToPath(new URL('./src/', import.meta.url));
// `overlay` has only styles that others share.
const names = readdirSync(`${sources}components`).filter((name) => name !== 'overlay');

/** The package's own build (scripts/build-design-system.ts). The app builds from the sources and does not read this. */
export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    minify: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        tokens: `${sources}tokens/index.ts`,
        theme: `${sources}theme/index.ts`,
        ...Object.fromEntries(names.map((name) => [`components/${name}`, `${sources}components/${name}/index.ts`])),
      },
      // What the built package imports, scripts/build-design-system.ts declares.
      external: [/^react($|\/|-dom)/, /^@radix-ui\//, 'cmdk'],
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});
