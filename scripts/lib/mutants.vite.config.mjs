import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { inRoot } from './paths.mjs';

/** The tests' own configuration, with machines that are made from one mutated configuration. */
export default defineConfig((env) =>
  mergeConfig(base(env), {
    root: inRoot('.'),
    plugins: [
      {
        name: 'vitrine-mutants',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === 'xstate' && importer?.endsWith('.machine.ts') ? inRoot('scripts/lib/mutating-xstate.mjs') : null,
      },
    ],
  }),
);
