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
      input: { server: 'provider/src/server.ts', 'picture-process': 'provider/src/media/picture-process.ts' },
      output: {
        // Side by side: what they find beside themselves is counted from their folder (provider/src/paths.ts).
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Lines stay: a fault in the log says where it happened.
        comments: false,
      },
    },
  },
  // Machine code stays in its package.
  ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2'] },
});
