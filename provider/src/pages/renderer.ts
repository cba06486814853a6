import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Teaser } from '../teasers.ts';

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
}

/**
 * Loads the renderer in `folder` for the client built in `clientDir`.
 * @returns `null` when none has been built
 * @throws when there is one and it does not start
 */
export async function loadRenderer(folder: string, clientDir: string): Promise<Renderer | null> {
  const file = join(folder, 'server.js');
  if (!existsSync(file)) return null;
  const { createRenderer }: RendererModule = await import(pathToFileURL(file).href);
  const texts = new Map<string, string>();
  return createRenderer({
    template: readFileSync(join(clientDir, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
    fileText(file) {
      const text = texts.get(file) ?? readFileSync(join(clientDir, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  });
}
