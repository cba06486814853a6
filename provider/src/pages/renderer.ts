import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Teaser } from '../visibility/teasers.ts';

/** The answer to a read of the contract: status and text. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
  /** Search engines are to leave it out, and so the page that shows it. */
  readonly isUnlisted: boolean;
}

/** The request for a page. */
export interface PageRequest {
  /** Path and query, as asked for. */
  readonly url: string;
  /** The origin under which visitors reach the site, for absolute addresses. */
  readonly origin: string;
  /** Answers a public GET of the contract, by path and query. No network. */
  readonly read: (url: string) => Promise<ReadAnswer>;
  /** What stands there of something sealed; the page shows nothing else. */
  readonly teaser: Teaser | null;
  /** The site is closed for who asks: the page shows nothing of it. */
  readonly isClosed?: boolean;
  /** Whether the page is to be a file of a static export. */
  readonly asFile?: boolean;
}

/** What a page that is to be a file names, and where it is to lie. */
export interface PageFile {
  /** Path of its folder; `null` for the page of what is not there. */
  readonly path: string | null;
  /** Addresses of this site that it links to. */
  readonly links: readonly string[];
  /** Paths of pictures at a width that it names, or shows later. */
  readonly pictures: readonly string[];
}

export interface RenderedPage {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Where the page is now, with status 301: path and query. */
  readonly location: string | null;
  /** Search engines are to leave it out. */
  readonly isUnlisted: boolean;
  /** Names of the query's parameters that it depends on. */
  readonly parameters: readonly string[];
  /** Texts of the style elements in it that are the build's own. */
  readonly styles: readonly string[];
  /** Of a page that is to be a file; of no feed. */
  readonly file?: PageFile;
}

/** Renders a page; `null` for one that only the browser renders. Rejects when rendering fails. */
export type Renderer = (request: PageRequest) => Promise<RenderedPage | null>;

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
