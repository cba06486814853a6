/** The provider as one file, for `npm start`: it loads in half the time of its sources and packages. */
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/provider',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        server: 'provider/src/server.ts',
        'checkpoint-worker': 'provider/src/db/checkpoint-worker.ts',
        'drawing-process': 'provider/src/media/drawing-process.ts',
        'font-process': 'provider/src/media/font-process.ts',
        'film-process': 'provider/src/media/film-process.ts',
        'import-process': 'provider/src/imports/import-process.ts',
        'password-process': 'provider/src/auth/password-process.ts',
        'picture-process': 'provider/src/media/picture-process.ts',
        'read-copy-worker': 'provider/src/backup/read-copy-worker.ts',
        'watchdog-worker': 'provider/src/health/watchdog-worker.ts',
      },
      output: {
        // In one folder, because they resolve other files relative to it (provider/src/paths.ts).
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Without comments but not minified: stack traces in the log stay readable.
        comments: false,
      },
    },
  },
  // Native code and WebAssembly stay in their packages.
  ssr: { noExternal: true, external: ['sharp', 'subset-font', '@resvg/resvg-js', '@node-rs/argon2'] },
});
