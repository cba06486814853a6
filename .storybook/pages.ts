/**
 * Generated stories: one for every machine of src/machines, one for the paths of each machine that has a
 * stage, one for every line of the table of screens. They are written as ordinary story files, because Storybook's
 * test addon reads story files only (it does not support indexers and virtual modules).
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyLooks } from '@vitrine/look';
import { screenPages } from '../stories/screens/screens.table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'stories');

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `media-picker` → `Media picker`. */
function titleOf(name: string): string {
  return capital(name.replaceAll('-', ' '));
}

const written = new Set<string>();

/** Leaves an unchanged file alone: another process may be reading it. */
function write(name: string, lines: readonly string[]): void {
  const file = `${name}.stories.ts`;
  const path = join(folder, file);
  const text = `${lines.join('\n')}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  written.add(file);
}

/** A file with one story. Named like its title, it is one line in Storybook's sidebar, without a folder. */
function writeMachine(group: 'Machines' | 'Paths', create: string, from: string, name: string): void {
  const title = titleOf(basename(name));
  const story = group === 'Machines' ? 'Machine' : 'Paths';
  write(`${group}-${basename(name)}`, [
    `import { ${create} } from '../../stories/machines/${from}';`,
    `export default { title: ${JSON.stringify(`${group}/${title}`)} };`,
    `export const ${story} = { ...${create}(${JSON.stringify(name)}, ${JSON.stringify(title)}), name: ${JSON.stringify(title)} };`,
  ]);
}

/** Writes the files, and removes those that are no longer generated. */
export function writePages(): void {
  mkdirSync(folder, { recursive: true });
  for (const file of globSync('src/machines/*/*.machine.ts', { cwd: root })) {
    const name = basename(file, '.machine.ts');
    const path = `${basename(dirname(file))}/${name}`;
    writeMachine('Machines', 'createMachineStory', 'page/machine-story.tsx', path);
    if (existsSync(join(root, 'stories', 'machines', 'stages', `${name}.stage.tsx`))) {
      writeMachine('Paths', 'createPathsStory', 'paths/paths-story.tsx', path);
    }
  }
  for (const { address, moods, name, title } of screenPages) {
    write(`Screens-${name}`, [
      `import { createScreenStory } from '../../stories/screens/screen-story.tsx';`,
      `export default { title: ${JSON.stringify(`Screens/${title}`)} };`,
      ...moods.map(
        (mood) =>
          `export const ${capital(mood)} = createScreenStory(${JSON.stringify(address)}, ${JSON.stringify(mood)});`,
      ),
    ]);
  }
  // The public screens in the ready looks; the first of these is the one in which all are seen already.
  for (const { name: look } of readyLooks.slice(1)) {
    for (const { address, name, title } of screenPages.filter((one) => one.isInLooks)) {
      write(`Screens-in-${look.toLowerCase()}-${name}`, [
        `import { createScreenStory } from '../../stories/screens/screen-story.tsx';`,
        `export default { title: ${JSON.stringify(`Screens/In ${look}/${title.replace(/^Site\//, '')}`)} };`,
        `export const Full = createScreenStory(${JSON.stringify(address)}, 'full', ${JSON.stringify(look)});`,
      ]);
    }
  }
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(join(folder, file));
}
