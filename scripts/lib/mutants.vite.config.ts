import { defineConfig, mergeConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import base from '../../vite.config.ts';
import { inRoot } from './paths.mjs';

/** The tests' own configuration, with machines that are made from one mutated configuration. */
const mutantsPlugin: Plugin = {
  name: 'vitrine-mutants',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'xstate' && importer?.endsWith('.machine.ts') === true ? inRoot('scripts/lib/mutating-xstate.ts') : null,
};

export default defineConfig((env) =>
  mergeConfig(base(env), {
    root: inRoot('.'),
    plugins: [mutantsPlugin],
  }),
);
