import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

const client = inRoot('dist', 'client');
const server = inRoot('dist', 'server');
const provider = inRoot('dist', 'provider', 'server.js');
const siteStamp = inRoot('.cache', 'build');
const providerStamp = inRoot('.cache', 'build-provider');
const providerConfig = 'scripts/provider.vite.config.ts';
const siteSources = [
  'src',
  'design-system',
  'packages',
  'public',
  'index.html',
  'site.config.ts',
  'site.map.ts',
  'vite.config.ts',
  'scripts/html-plugin.ts',
  'scripts/lib/browsers.ts',
  'package.json',
  'package-lock.json',
];
const providerSources = ['provider/src', 'packages', 'openapi.yaml', providerConfig, 'package-lock.json'];
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml']);

/** Every file below these paths, absolute, in a steady order. */
function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const entries: string[] = [];
  try {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue;
      entries.push(...filesBelow(join(path, entry.name)));
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOTDIR') throw error;
    return [path];
  }
  return entries.sort();
}

/** Hash of everything a build depends on: sources, packages, and the environment that goes into it. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(inRoot(source))) hash.update(file).update(readFileSync(file));
  }
  for (const name of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()) {
    hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

/** Which is the smallest differs from file to file, by up to a quarter of a per cent. */
const brotliTries = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 30 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
];

/** Lays a Brotli and a gzip copy beside every text file, so that no request waits for compression. */
async function precompress(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for (const file of filesBelow(client)) {
    if (!compressible.has(extname(file))) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const tries = await Promise.all(brotliTries.map((more) => brotli(content, { params: { ...params, ...more } })));
    const smallest = tries.reduce((best, next) => (next.length < best.length ? next : best));
    writeFileSync(`${file}.br`, smallest);
    writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
  }
}

/** Says when a part is ready: a first build takes minutes on a slow machine. */
async function tell(part: string, work: Promise<void>): Promise<void> {
  const start = performance.now();
  await work;
  console.log(`  ${part} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
}

/** One of Vite's builds. Exits when it fails. */
async function bundle(...args: readonly string[]): Promise<void> {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const { code, output } = await runNode([vite, 'build', '--logLevel', 'warn', ...args], {
    quiet: true,
    // A test that builds says `test`, with which React's parts for development are bundled, and the renderer does not work.
    env: { NODE_ENV: 'production' },
  });
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

const isFresh = (file: string, stamp: string, sources: readonly string[]): boolean =>
  existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(sources);
const isSiteFresh = () => isFresh(join(client, 'index.html'), siteStamp, siteSources);
const isProviderFresh = () => isFresh(provider, providerStamp, providerSources);

function note(stamp: string, hash: string): void {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

async function buildProvider() {
  const hash = hashOf(providerSources);
  await tell('the provider', bundle('--config', providerConfig));
  note(providerStamp, hash);
}

async function buildSite() {
  const hash = hashOf(siteSources);
  // Our provider's first HTML would show other content than a site that reads from another provider.
  const isDrawn = (process.env['VITE_PROVIDER_HOST'] ?? '') === '';
  rmSync(server, { recursive: true, force: true });
  const renderer = () => tell('the renderer of its first HTML', bundle('--ssr', 'src/app/server.tsx'));
  await Promise.all([tell('site and dashboard', bundle()), ...(isDrawn ? [renderer()] : [])]);
  const manifest = join(client, '.vite', 'manifest.json');
  if (isDrawn) renameSync(manifest, join(server, 'manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  await tell('compressed copies of its files', precompress());
  note(siteStamp, hash);
}

/**
 * Builds `dist/client`, in `dist/server` the renderer of its pages, and in `dist/provider` the provider as
 * `npm start` runs it. Exits when a build fails.
 */
export async function build(): Promise<void> {
  console.log('Building …');
  await Promise.all([buildSite(), buildProvider()]);
}

/** Builds unless the last build was made from the same sources. */
export async function ensureBuilt(): Promise<void> {
  const stale = [...(isSiteFresh() ? [] : [buildSite]), ...(isProviderFresh() ? [] : [buildProvider])];
  if (stale.length === 0) return;
  console.log('Building …');
  await Promise.all(stale.map((one) => one()));
}

/** Builds the provider alone, unless its last build was made from the same sources. Returns the file that starts it. */
export async function ensureProviderBuilt(): Promise<string> {
  if (!isProviderFresh()) await buildProvider();
  return provider;
}

/** The file that starts the provider: the built one, or its source where that has changed since. */
export const providerFile = (): string => (isProviderFresh() ? provider : inRoot('provider/src/server.ts'));
