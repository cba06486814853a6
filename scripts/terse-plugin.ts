import { minify } from 'terser';
import type { Plugin } from 'vite';

const ecma = 2020;
const compress = { ecma, module: true, passes: 3, pure_getters: true, keep_fargs: false, unsafe: true } as const;
/** A function in parentheses is compiled when it arrives, not when it is called: packages come as such functions. */
const format = { wrap_func_args: true } as const;

/**
 * Makes the scripts of public pages a hundredth smaller than the bundler's own minifier does. Only these: of the
 * dashboard's nobody would notice, and it would take twenty seconds (docs/decisions/016-ninety-kilobytes.md).
 *
 * @param names chunks, as the bundler names them
 */
export function tersePlugin(names: readonly string[]): Plugin {
  return {
    name: 'vitrine:terse',
    apply: 'build',
    async renderChunk(code, { name }) {
      if (!names.includes(name)) return null;
      const { code: terse } = await minify(code, { ecma, module: true, compress, format });
      return terse ?? null;
    },
  };
}
