import type { PageRequest, ReadAnswer, RenderedPage, Renderer } from '@vitrine/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/postgres/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import { loadRenderer } from './renderer.ts';

/** What a read of our own was answered. */
interface OwnAnswer extends ReadAnswer {
  /** When whoever asks too often may ask again. */
  readonly retryAfter: string | null;
}

/** What is drawn, but for what the request says by itself. */
type Wanted = Omit<PageRequest, 'read' | 'origin'> & {
  /** Of the administrator, for what only they see; `undefined` for what everybody sees. */
  readonly cookie?: string | undefined;
};

/** Draws pages from the provider's own reads. */
export interface Drawing {
  /**
   * @returns `null` where the browser is to draw it
   * @throws {DatabaseUnavailable} where a read needed the database
   * @throws {HttpError} 429 for whoever asks for too much
   */
  draw(request: FastifyRequest, wanted: Wanted): Promise<RenderedPage | null>;
  /** The origin that a visitor sees; `null` when the request claims one that cannot be. */
  originOf(request: FastifyRequest): string | null;
}

/** The refusal of a read, for the page that needs it. */
function tooOften({ body, retryAfter }: OwnAnswer): HttpError {
  const { message }: { readonly message?: unknown } = Object(JSON.parse(body));
  return new HttpError(429, String(message), { headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
}

/** The reads that a page is about. */
const ownReads = /^\/api\/(project\?slug=|page\?slug=|stories\/|shown\/)/;

/**
 * @param serverDir absolute path of the folder with the renderer; `null`, or a folder without one, leaves rendering to the browser
 * @param clientDir absolute path of the built client
 */
export function createDrawing(
  app: FastifyInstance,
  {
    serverDir,
    clientDir,
    publicOrigin,
  }: { readonly serverDir: string | null; readonly clientDir: string | null; readonly publicOrigin: string | null },
): Drawing {
  let renderer: Promise<Renderer | null> | null = null;

  async function load(): Promise<Renderer | null> {
    if (serverDir === null || clientDir === null) return null;
    try {
      return await loadRenderer(serverDir, clientDir);
    } catch (error) {
      app.log.error(error);
      return null;
    }
  }

  function originOf(request: FastifyRequest): string | null {
    if (publicOrigin !== null) return publicOrigin;
    const claimed = `${request.protocol}://${request.host}`;
    const url = URL.canParse(claimed) ? new URL(claimed) : null;
    // Nothing but a host: no user, no path, no query.
    return url !== null && url.href === `${url.origin}/` ? url.origin : null;
  }

  async function readAs({ ip }: FastifyRequest, cookie: string | undefined, url: string): Promise<OwnAnswer> {
    // What surrounds the page is what everybody sees.
    const isOwn = cookie !== undefined && ownReads.test(url);
    const { statusCode, body, headers } = await app.inject({
      url,
      headers: { ...app.forOwnReads, ...(isOwn ? { cookie } : {}) },
      // Openings of a link are counted, and guesses refused, by the visitor's address.
      remoteAddress: ip,
    });
    const { 'retry-after': retryAfter = null } = headers;
    return {
      status: statusCode,
      body,
      isUnlisted: headers['x-robots-tag'] !== undefined,
      retryAfter: retryAfter === null ? null : String(retryAfter),
    };
  }

  return {
    originOf,
    async draw(request, { cookie, ...wanted }) {
      // Loaded with the first page, so that the start does not wait for it.
      renderer ??= load();
      const renderPage = await renderer;
      const origin = originOf(request);
      if (renderPage === null || origin === null) return null;
      // A page that lacks what the database would have said is not drawn: nobody is to take it for the page. Nor is one for whoever asks
      // for too much, such as by guessing links.
      const met: { isAway: boolean; refused: OwnAnswer | null } = { isAway: false, refused: null };
      const read: PageRequest['read'] = async (url) => {
        const answer = await readAs(request, cookie, url);
        if (answer.status === 503) met.isAway = true;
        if (answer.status === 429) met.refused = answer;
        return answer;
      };
      try {
        const rendered = await renderPage({ ...wanted, origin, read });
        if (!met.isAway && met.refused === null) return rendered;
      } catch (error) {
        if (!met.isAway && met.refused === null) throw error;
      }
      if (met.refused !== null) throw tooOften(met.refused);
      throw new DatabaseUnavailable('A page cannot be drawn.');
    },
  };
}
