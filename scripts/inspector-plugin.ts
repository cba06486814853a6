import type { Plugin } from 'vite';

export const INSPECTOR = 'vitrine-inspector';

/**
 * `npm run dev` with the machine inspector in it (docs/decisions/013-inspector.md). The app has no code for it, and
 * builds do not include this plugin.
 */
export function inspectorPlugin(): Plugin {
  return {
    name: INSPECTOR,
    // Vitest serves files too, in its own mode.
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    enforce: 'pre',
    // Discovered later, this dependency would make Vite reload the page.
    config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk.bundled.js'] } }),
    resolveId(source, importer) {
      if (source !== '@xstate/react' || importer?.endsWith('.react.tsx') !== true) return null;
      return this.resolve('/devtools/inspector/xstate-react.ts', importer);
    },
    transformIndexHtml: () => [
      // Before the app's own script.
      { tag: 'script', attrs: { type: 'module', src: '/devtools/inspector/main.ts' }, injectTo: 'head' },
    ],
  };
}
