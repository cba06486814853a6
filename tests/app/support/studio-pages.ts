import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRenderer } from '../../../src/app/server.tsx';
import { startProvider, type TestProvider } from '../../contract/support/provider.ts';
import { fileText, manifest, template } from './renderer.ts';

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-studio-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

/** What a provider is told whose public pages are drawn by the site's own renderer, from its source. */
export async function studioFolders(): Promise<{ readonly clientDir: string; readonly serverDir: string }> {
  // The provider imports a file; this one hands it what the test has imported.
  Object.assign(globalThis, { siteRenderer: () => createRenderer({ template, manifest, fileText }) });
  const serverDir = await folder({
    'package.json': '{"type":"module"}',
    'manifest.json': '{}',
    'server.js': 'export const createRenderer = () => globalThis.siteRenderer();',
  });
  return { serverDir, clientDir: await folder({ 'index.html': template }) };
}

/** A provider whose public pages are drawn from source. */
export async function startStudio(options: Parameters<typeof startProvider>[0] = {}): Promise<TestProvider> {
  const folders = await studioFolders();
  const provider = await startProvider({ ...folders, publicOrigin: 'https://studio.example', ...options });
  onTestFinished(() => provider.close());
  return provider;
}
