/**
 * Pages that nobody writes: one for every machine of src/machines, one for the paths of each machine on its component, one
 * for every line of the table of screens. The
 * indexers tell Storybook which there are, {@link virtualPages} makes their modules.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { IndexInput, Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { screenPages } from '../stories/screens/screens.table.ts';

const MACHINE = 'virtual:machine/';
const PATHS = 'virtual:paths/';
const SCREEN = 'virtual:screen/';
const ENDING = '.machine.ts';

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `media-picker` → `Media picker`. */
function titleOf(name: string): string {
  return capital(name.replaceAll('-', ' '));
}

/** Every file of a machine is a page: a new machine appears by itself, and none can be forgotten. */
export const machineIndexer: Indexer = {
  test: /\.machine\.ts$/,
  createIndex: async (fileName) => {
    const name = basename(fileName, ENDING);
    const title = titleOf(name);
    const path = `${basename(dirname(fileName))}/${name}`;
    // The same words as the title: Storybook then shows one line instead of a folder with one page.
    const page = { type: 'story', name: title } as const;
    const own = { ...page, importPath: `${MACHINE}${path}`, exportName: 'Machine', title: `Machines/${title}` };
    const paths = { ...page, importPath: `${PATHS}${path}`, exportName: 'Paths', title: `Paths/${title}` };
    return existsSync(resolve(`stories/machines/stages/${name}.stage.tsx`)) ? [own, paths] : [own];
  },
};

/** Every screen in every state it can be in. */
export const screenIndexer: Indexer = {
  test: /screens\.table\.ts$/,
  createIndex: async () =>
    screenPages.flatMap(({ moods, name, title }) =>
      moods.map((mood): IndexInput => ({
        type: 'story',
        importPath: `${SCREEN}${name}`,
        exportName: capital(mood),
        title: `Screens/${title}`,
      })),
    ),
};

function machineModule(name: string): string {
  const title = titleOf(basename(name));
  return [
    `import { createMachineStory } from '/stories/machines/page/machine-story.tsx';`,
    `export default { title: ${JSON.stringify(`Machines/${title}`)} };`,
    `export const Machine = createMachineStory(${JSON.stringify(name)}, ${JSON.stringify(title)});`,
  ].join('\n');
}

function pathsModule(name: string): string {
  const title = titleOf(basename(name));
  return [
    `import { createPathsStory } from '/stories/machines/paths/paths-story.tsx';`,
    `export default { title: ${JSON.stringify(`Paths/${title}`)} };`,
    `export const Paths = createPathsStory(${JSON.stringify(name)}, ${JSON.stringify(title)});`,
  ].join('\n');
}

function screenModule(name: string): string {
  const page = screenPages.find((one) => one.name === name);
  if (page === undefined) throw new Error(`No screen "${name}" in stories/screens/screens.table.ts`);
  const { address, moods, title } = page;
  return [
    `import { createScreenStory } from '/stories/screens/screen-story.tsx';`,
    `export default { title: ${JSON.stringify(`Screens/${title}`)} };`,
    ...moods.map(
      (mood) =>
        `export const ${capital(mood)} = createScreenStory(${JSON.stringify(address)}, ${JSON.stringify(mood)});`,
    ),
  ].join('\n');
}

/** The modules of the pages, and the way a machine's React file gets the actor of its page (stories/machines/lab). */
export function virtualPages(): Plugin {
  return {
    name: 'vitrine-pages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if ([MACHINE, PATHS, SCREEN].some((start) => source.startsWith(start))) return `\0${source}`;
      // Below a stage the actor is the one that the page drives; anywhere else the machine's own.
      if (source === '@xstate/react' && importer?.endsWith('.react.tsx') === true) {
        return this.resolve('/stories/machines/lab/stage.tsx', importer);
      }
      return null;
    },
    load(id) {
      if (id.startsWith(`\0${MACHINE}`)) return machineModule(id.slice(MACHINE.length + 1));
      if (id.startsWith(`\0${PATHS}`)) return pathsModule(id.slice(PATHS.length + 1));
      if (id.startsWith(`\0${SCREEN}`)) return screenModule(id.slice(SCREEN.length + 1));
      return null;
    },
  };
}
