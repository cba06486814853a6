import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import { databaseName } from '../backup/archive.ts';
import { withCapture, type Capture, type Elsewhere } from '../backup/capture.ts';
import { openDatabase } from '../db/open.ts';
import { openMediaStore } from '../media/store.ts';
import { loadSite, type Site } from '../pages/renderer.ts';
import { paths } from '../paths.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { createRepositories } from '../repositories/index.ts';
import { ExportRefused, filesIn, openExportFolder, type ExportFolder } from './folder.ts';
import { writeHeaders, writeRedirects } from './host-files.ts';
import { exportMedia, sourceOf, type Unmade } from './media.ts';
import { exportPages, type LeftOut } from './pages.ts';
import { sayNowAndThen } from './say.ts';

export interface ExportOptions {
  readonly dataDir: string;
  readonly elsewhere?: Elsewhere;
  /** The folder that is written; absent, empty, or of an earlier export. */
  readonly target: string;
  /** Where visitors will reach it, such as `https://studio.example`. */
  readonly origin: string;
  /** Says how far it is, in one line. */
  readonly say: (line: string) => void;
  /** Ends it; what is there stays. */
  readonly signal: AbortSignal;
  /** Absolute paths of the built client and renderer. */
  readonly clientDir?: string;
  readonly serverDir?: string;
}

/** What an export holds. */
export interface ExportFacts {
  readonly pages: number;
  readonly pictures: number;
  readonly films: number;
  readonly bytes: number;
  /** Former addresses, and those of now, as `_redirects` has them. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Media files that pages show and that are missing. */
  readonly missing: readonly FileUse[];
  /** Pages that could not be drawn. */
  readonly leftOut: readonly LeftOut[];
  /** Versions of pictures that could not be made. */
  readonly unmade: readonly Unmade[];
}

/**
 * Code, styles and fonts that visitors may need, and the icons. Hosts compress by themselves, and the first page is a drawn one.
 */
async function exportBuild(clientDir: string, { files }: Site, folder: ExportFolder): Promise<void> {
  const isWanted = (file: string): boolean =>
    file.startsWith('assets/') ? files.has(file) : file !== 'index.html' && !/\.(br|gz)$/.test(file);
  for (const file of filesIn(clientDir).filter(isWanted)) {
    // The names of the others say nothing of what is in them.
    if (file.startsWith('assets/') && folder.hasFormer(file)) await folder.takeOver(file);
    else await folder.copy(join(clientDir, file), file);
  }
}

async function writeAll(
  { staging, missing }: Capture,
  folder: ExportFolder,
  site: Site,
  { origin, say, signal, clientDir, dataDir }: ExportOptions & { readonly clientDir: string },
): Promise<Omit<ExportFacts, 'bytes'>> {
  const db = openDatabase(join(staging, databaseName));
  const { closing, messages } = createRepositories(db, Date.now);
  // In the copy that is drawn from: files take no messages.
  await messages.setFormShown(false, 0);
  if ((await closing.closedAt()) !== null) {
    say('The site is closed for visitors of this provider. The export shows all of it.');
    // In the copy that is drawn from.
    await closing.open();
  }
  const mediaDir = join(staging, 'media');
  const config = { publicOrigin: origin, trustProxy: false, allowedOrigins: [], clientDir };
  const app = await buildApp({
    db,
    media: openMediaStore(mediaDir, join(staging, 'incoming')),
    clock: Date.now,
    config: { ...config, logger: { level: 'error', stream: process.stderr } },
  });
  try {
    const sayHowFar = sayNowAndThen(say);
    const repositories = createRepositories(db, Date.now);
    say('Drawing pages …');
    const { documents, leftOut, moved, media } = await exportPages({
      app,
      site,
      repositories,
      folder,
      origin,
      onPage: (count) => sayHowFar(`${String(count)} pages …`),
      signal,
    });
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    await folder.write('_headers', writeHeaders(documents, headers));
    if (moved.length > 0) await folder.write('_redirects', writeRedirects(moved));
    await exportBuild(clientDir, site, folder);
    say(`Drawn ${String(documents.length)} pages. Writing pictures and films …`);
    const files = await exportMedia(media, {
      app,
      media: repositories.media,
      folder,
      dataDir: resolve(dataDir),
      mediaDir,
      onFile: (done, total) => sayHowFar(`${String(done)} of ${String(total)} pictures and films …`),
      signal,
    });
    const shown = new Set([...media].map(sourceOf));
    return {
      pages: documents.length,
      leftOut,
      moved,
      ...files,
      missing: missing.filter(({ file }) => shown.has(file)),
    };
  } finally {
    await app.close();
    await db.close();
  }
}

/**
 * Writes the site as files that need no provider: what visitors may see of a data folder at this moment. A provider may be at work
 * on it. The folder is replaced when the new one is whole.
 * @throws {ExportRefused} when the site is not built, the folder holds something else, or no page can be drawn
 * @throws {BackupRefused} when there is no data folder
 */
export async function createExport(options: ExportOptions): Promise<ExportFacts> {
  const { clientDir = fileURLToPath(paths.client), serverDir = fileURLToPath(paths.renderer) } = options;
  const site = await loadSite(serverDir, clientDir);
  if (site === null) {
    throw new ExportRefused(
      'There is nothing to draw pages with. Run "npm run build" first, without VITE_PROVIDER_HOST.',
    );
  }
  const folder = await openExportFolder(options.target);
  try {
    const facts = await withCapture(
      resolve(options.dataDir),
      'export',
      (capture) => writeAll(capture, folder, site, { ...options, clientDir }),
      options.elsewhere,
    );
    options.signal.throwIfAborted();
    await folder.commit(facts.unmade.map(({ name }) => `media/${name}`));
    const target = resolve(options.target);
    const bytes = filesIn(target).reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
    return { ...facts, bytes };
  } catch (error) {
    await folder.abandon();
    throw error;
  }
}
