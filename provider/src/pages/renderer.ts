import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@vitrine/contract/pages';

/** What `server.js` in the renderer's folder exports. */
interface RendererModule {
  /**
   * @param build the built index.html, what the build says of its files (`manifest.json` beside `server.js`), and what
   *   those say themselves
   */
  createRenderer(build: {
    readonly template: string;
    readonly manifest: unknown;
    readonly fileText: (file: string) => string;
  }): Renderer;
  /** Names of the client's files below `assets/` that visitors may need. */
  filesOfSite(template: string, manifest: unknown): ReadonlySet<string>;
  /** The pages that every site has. */
  readonly firstPages: readonly string[];
  /** An address at which there is no page. */
  readonly nowhere: string;
  /** Addresses of the files for crawlers and readers of news. */
  readonly feeds: readonly string[];
}

/** What a static export needs to know of the site. */
export interface Site extends Pick<RendererModule, 'firstPages' | 'nowhere' | 'feeds'> {
  readonly render: Renderer;
  /** Files of the client's build below `assets/`, relative to its folder, that visitors may need. */
  readonly files: ReadonlySet<string>;
}

const importModule = (folder: string): Promise<RendererModule> => import(pathToFileURL(join(folder, 'server.js')).href);

const readTemplate = (clientDir: string): string => readFileSync(join(clientDir, 'index.html'), 'utf8');

const readManifest = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/**
 * Loads the renderer in `folder` for the client built in `clientDir`.
 * @returns `null` when none has been built
 * @throws when there is one and it does not start
 */
export async function loadRenderer(folder: string, clientDir: string): Promise<Renderer | null> {
  if (!existsSync(join(folder, 'server.js'))) return null;
  const { createRenderer } = await importModule(folder);
  const texts = new Map<string, string>();
  return createRenderer({
    template: readTemplate(clientDir),
    manifest: readManifest(folder),
    fileText(file) {
      const text = texts.get(file) ?? readFileSync(join(clientDir, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  });
}

/** As {@link loadRenderer}, with what else a static export needs. */
export async function loadSite(folder: string, clientDir: string): Promise<Site | null> {
  const render = await loadRenderer(folder, clientDir);
  if (render === null) return null;
  const { filesOfSite, firstPages, nowhere, feeds } = await importModule(folder);
  return { render, firstPages, nowhere, feeds, files: filesOfSite(readTemplate(clientDir), readManifest(folder)) };
}
