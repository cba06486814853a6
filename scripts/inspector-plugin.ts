import type { Plugin } from 'vite';

export const INSPECTOR = 'vitrine-inspector';

/**
 * `npm run dev` with the machine inspector in it (docs/decisions/013-inspector.md). The app knows nothing of it, and a
 * build does not even have this plugin.
 */
export function inspectorPlugin(): Plugin {
  return {
    name: INSPECTOR,
    // Tests are served too, in a mode of their own.
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    enforce: 'pre',
    // Found while the page is open, it would make Vite load the page anew.
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
