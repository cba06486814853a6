/**
 * `npm run build:design-system`: the design system as a package that any bundler takes, in design-system/dist: modules,
 * types, one style sheet, fonts and a package.json of its own. The app itself uses the sources and their plugin.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
// Styles and fonts are built in: what makes them is no dependency of those who use them.
const needed = Object.entries(dependencies).filter(([one]) => one.startsWith('@radix-ui/'));
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
  dependencies: Object.fromEntries(needed),
  peerDependencies,
};
writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(`${home}/README.md`, `${out}/README.md`);
cpSync(`${home}/fonts/OFL.txt`, `${out}/assets/OFL.txt`);
console.log('Built design-system/dist.');
