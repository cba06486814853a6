/**
 * `npm run build:design-system`: the design system as a package that any bundler takes, in design-system/dist: modules,
 * types, one style sheet, fonts and a package.json of its own. The app itself uses the sources and their plugin.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const home = inRoot('design-system');
const out = inRoot('design-system', 'dist');
const names = readdirSync(inRoot('design-system', 'src', 'components')).filter((name) => name !== 'overlay');
const entries = {
  tokens: 'src/tokens/index.ts',
  theme: 'src/theme/index.ts',
  ...Object.fromEntries(names.map((name) => [`components/${name}`, `src/components/${name}/index.ts`])),
};

rmSync(out, { recursive: true, force: true });
for (const args of [
  ['vite/bin/vite.js', 'build', 'design-system', '--config', 'design-system/vite.config.ts', '--logLevel', 'warn'],
  ['typescript/bin/tsc', '-p', 'design-system/tsconfig.build.json'],
]) {
  const [tool, ...rest] = args;
  const { code, output } = await runNode([inRoot('node_modules', tool), ...rest], { quiet: true });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}

const { dependencies, description, license, name, peerDependencies, version } = JSON.parse(
  readFileSync(`${home}/package.json`, 'utf8'),
);

/** The package of an import that is no path: `react` of `react/jsx-runtime`, `@radix-ui/react-dialog` of itself. */
const packageOf = (imported: string): string =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Every package that the built modules and their types import. */
function findImported(): readonly string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|d\.ts)$/.test(file));
  const imported = files.flatMap((file) =>
    ts.preProcessFile(readFileSync(`${out}/${file}`, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName),
  );
  return [...new Set(imported.filter((one) => !one.startsWith('.')).map(packageOf))].sort();
}

const known: Readonly<Record<string, string>> = dependencies;
// Styles and fonts are built in: what makes them is no dependency of those who use them.
const needed = findImported().filter((one) => !(one in peerDependencies));
const undeclared = needed.filter((one) => !(one in known));
if (undeclared.length > 0) {
  console.error(`The built package imports what design-system/package.json does not declare: ${undeclared.join(', ')}`);
  process.exit(1);
}
const exported = ([entry, source]: readonly [string, string]) => ({
  types: `./types/${source.replace(/\.ts$/, '.d.ts')}`,
  default: `./${entry}.js`,
});
const manifest = {
  name,
  version,
  description,
  license,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    './styles.css': './assets/style.css',
    './fonts/*': './assets/*',
    ...Object.fromEntries(Object.entries(entries).map((entry) => [`./${entry[0]}`, exported(entry)])),
  },
  dependencies: Object.fromEntries(needed.map((one) => [one, known[one]])),
  peerDependencies,
};
writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(`${home}/README.md`, `${out}/README.md`);
cpSync(`${home}/fonts/OFL.txt`, `${out}/assets/OFL.txt`);
console.log('Built design-system/dist.');
