import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createExport, type ExportFacts } from '../../../provider/src/export/create.ts';
import * as site from '../../../src/app/server.tsx';
import { temporaryFolder } from '../../provider/support/process.ts';
import { manifest, template } from './renderer.ts';

const built = ['app.js', 'app.css', 'packages.js', 'runtime.js', 'site.css', 'project.js', 'project.css', 'tile.js'];

/** The folders of a build whose renderer is the source's. */
function buildFolders(): { readonly clientDir: string; readonly serverDir: string } {
  const [clientDir, serverDir] = [temporaryFolder(), temporaryFolder()];
  Object.assign(globalThis, { siteModule: site });
  writeFileSync(join(serverDir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(serverDir, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(serverDir, 'server.js'),
    'export const { createRenderer, filesOfSite, firstPages, nowhere, feeds } = globalThis.siteModule;',
  );
  writeFileSync(join(clientDir, 'index.html'), template);
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'favicon.svg.br'), '');
  mkdirSync(join(clientDir, 'assets'));
  for (const name of [...built, 'dashboard.js']) writeFileSync(join(clientDir, 'assets', name), `/* ${name} */`);
  return { clientDir, serverDir };
}

/** Exports the site of a data folder as files, each time it is called, without a build. */
export function startExports(dataDir: string, target: string) {
  const folders = buildFolders();
  return (signal = new AbortController().signal): Promise<ExportFacts> =>
    createExport({
      dataDir,
      target,
      origin: 'https://studio.example',
      say: () => undefined,
      signal,
      ...folders,
    });
}

/** Names of all files below a folder. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
