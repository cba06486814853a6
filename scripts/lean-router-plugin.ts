import type { Plugin } from 'vite';

export const routerModule = /\/react-router\/dist\/.*\.mjs$/;

/** What is found in React Router's files, and what takes its place. */
export const cuts: readonly (readonly [found: RegExp, instead: string])[] = [
  // Calls of React that only make a value.
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Names for its developer tools, and its warnings.
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/^RenderErrorBoundary\.contextType = .*;$/gm, ''],
  [/^(function warning\(cond, message\)) \{.*?^\}/gms, '$1 {}'],
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // Only its data routers have routes of this kind; the site has none.
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
];

/**
 * Lets the bundler leave out what the site does not use of React Router. Without this a visitor loads its link, its form and
 * its whole framework mode for nothing (docs/decisions/012-speed.md).
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'vitrine:lean-router',
    apply: 'build',
    transform(code, id) {
      if (!routerModule.test(id)) return null;
      return cuts.reduce((text, [found, instead]) => text.replace(found, instead), code);
    },
  };
}
