import type { Plugin } from 'vite';

/**
 * Chromium compiles every function of a script that begins with this, at once and on another thread, instead of each function
 * when it is first called, on the page's own. It counts only as the first line.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The chunks that every public page loads, and of which its first moments run almost everything. */
const HINTED = ['packages', 'site'];

/** Puts the hint before what every public page runs (docs/decisions/070-compile-hints.md). */
export function compileHintPlugin(): Plugin {
  return {
    name: 'vitrine-compile-hint',
    apply: 'build',
    // After Terser, which takes comments out, and after the list of preloads, which Vite puts first.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && HINTED.includes(file.name)) file.code = `${COMPILE_HINT}\n${file.code}`;
        }
      },
    },
  };
}
