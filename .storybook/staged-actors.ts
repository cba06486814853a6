import type { Plugin } from 'vite';

/** Below a stage a component gets the actor that the page drives; anywhere else it starts its own, as in the app. */
export function stagedActors(): Plugin {
  return {
    name: 'vitrine-staged-actors',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOfMachine = source === '@xstate/react' && importer?.split('?')[0]?.endsWith('.react.tsx') === true;
      return isOfMachine ? this.resolve('/stories/machines/lab/stage.tsx', importer) : null;
    },
  };
}
