import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

/** What is done to a file; it is given an empty text of one that is not there yet. */
type Change = (text: string) => string;

/** A text beside one that stands in a file once. */
const beside =
  (place: string, added: string, side: 'before' | 'after'): Change =>
  (text) => {
    const count = text.split(place).length - 1;
    if (count !== 1) throw new Error(`This is there ${String(count)} times: ${place}`);
    return text.replace(place, () => (side === 'after' ? place + added : added + place));
  };

const all =
  (...changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce((done, change) => change(done), text);

/** Migrations are numbered one after the other. */
const nextMigration = String(readdirSync(join(root, 'provider/src/migrations')).length + 1).padStart(4, '0');

/** What somebody writes who gives projects a location, by file; `packages/contract/schema.d.ts` is generated after the first. */
export const written: Readonly<Record<string, Change>> = {
  'openapi.yaml': all(
    beside(
      '        focus:\n          x-extension: true\n          description: What of the new files stays',
      '        location: { type: string, maxLength: 200, x-extension: true }\n',
      'before',
    ),
    beside(
      '            descriptionSource:\n              x-extension: true\n              description: Of a formatted description, the Markdown',
      '            location: { type: string, x-extension: true }\n',
      'before',
    ),
  ),
  [`provider/src/migrations/${nextMigration}-location.sql`]: () => 'ALTER TABLE project ADD COLUMN location @text;\n',
  'packages/content/src/project.ts': beside(
    '  searchDescription,\n',
    `  location: text({
    label: 'Location',
    column: 'location',
    most: 200,
    isLine: true,
    isOptional: true,
    isExtension: true,
    since: { draft: 3, revision: 2 },
  }),
`,
    'after',
  ),
  'src/dashboard/project-form/fields/RailFields.tsx': beside(
    '      <Theme />\n',
    '      <TextLine field="location" />\n',
    'before',
  ),
  'src/api/normalise/projects.ts': beside(
    '    ...readSearchDescription(project),\n',
    "    location: readText(project['location']),\n",
    'after',
  ),
  'src/domain/words.ts': beside("words: ['Client', 'Year', ", "'Location', ", 'after'),
  'src/site/project/ProjectFacts.tsx': all(
    beside('year={project.year}', " location={project.location ?? ''}", 'after'),
    beside('function Names({ clientName, year', ', location', 'after'),
    beside("Pick<Project, 'clientName' | 'year'>", ' & { readonly location: string }', 'after'),
    beside(
      "    { name: say('Client'), value: clientName, className: factValue },\n",
      "    { name: say('Location'), value: location, className: factValue },\n",
      'after',
    ),
  ),
};

/** What the tests ask for: a sample of what is stored from now on, and two values to send. */
export const sampled: Readonly<Record<string, Change>> = {
  'tests/provider/every-field.test.ts': beside(
    '  searchDescription: { first:',
    "  location: { first: 'Leipzig', second: 'Pune', isContent: true },\n",
    'before',
  ),
  'tests/domain/fixtures/drafts/project-3.json': () =>
    readFileSync(join(root, 'tests/domain/fixtures/drafts/project-2.json'), 'utf8').replace(
      '"searchDescription"',
      '"location": "Leipzig", "searchDescription"',
    ),
  'tests/provider/fixtures/revisions/project-2.json': () =>
    readFileSync(join(root, 'tests/provider/fixtures/revisions/project-1.json'), 'utf8').replace(
      '"searchDescription"',
      '"location": "Leipzig", "searchDescription"',
    ),
};

/** A copy of the tree in `folder`, with what is installed here but for the workspaces, which are its own. */
export function copyTree(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) cpSync(join(root, file), join(folder, file));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@vitrine'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@vitrine' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@vitrine', name));
  for (const name of ['design-system', 'provider']) {
    symlinkSync(join(folder, name), join(modules, '@vitrine', name));
    // Versions that a workspace has for itself.
    if (readdirSync(join(root, name)).includes('node_modules'))
      symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
  }
}

/** Changes files of a copy. */
export function change(folder: string, changes: Readonly<Record<string, Change>>): void {
  for (const [file, make] of Object.entries(changes)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const present = readdirSync(dirname(path)).includes(file.split('/').at(-1) ?? '') ? readFileSync(path, 'utf8') : '';
    writeFileSync(path, make(present));
  }
}
