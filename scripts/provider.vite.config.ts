/** The provider as one file, for `npm start`: it loads in half the time of its sources and packages. */
import { defineConfig, type Plugin } from 'vite';

/** Packages and modules that others would load for what the provider never asks of them. */
const unused = ['node:https', 'node:http2', 'glob', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/** Says so when one of them is used all the same. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (id) => (unused.includes(id) ? `\0unused:${id}` : null),
  load(id) {
    if (!id.startsWith('\0unused:')) return null;
    const complain = `() => { throw new Error('${id.slice(8)} is not part of the built provider.'); }`;
    return `module.exports = new Proxy({}, { get: () => ${complain} });`;
  },
};

export default defineConfig({
  plugins: [withoutUnused],
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
