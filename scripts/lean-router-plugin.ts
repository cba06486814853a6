import type { Plugin } from 'vite';

const routerModule = /\/react-router\/dist\/.*\.mjs$/;

/**
 * Lets the bundler leave out what the site does not use of React Router: calls of React that only make a value are marked as
 * such, names for its developer tools and its warnings are dropped. Without this a visitor loads its link, its form and its
 * whole framework mode for nothing (docs/decisions/012-speed.md).
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'vitrine:lean-router',
    apply: 'build',
    transform(code, id) {
      if (!routerModule.test(id)) return null;
      return code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^RenderErrorBoundary\.contextType = .*;$/gm, '')
        .replace(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;');
    },
  };
}
