import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isHttps } from '../auth/cookie.ts';
import type { OriginConfig } from '../config.ts';
import { playersIn } from '../rules/film-still.ts';

/** Where the contact page's map comes from. A test holds it against the address that the site embeds. */
export const mapOrigin = 'https://www.openstreetmap.org';
/** The one page of it that is asked whether it is there, before it is embedded. */
const mapPage = `${mapOrigin}/export/embed.html`;

/** CSP source of a script or style inside a page: its SHA-256 (CSP 3, 2.3.1). */
export const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/gi;
/** Types of scripts that run; any other script element is data (HTML, 4.12.1). */
const runs = /\btype\s*=\s*["']?(module|text\/javascript)\b/i;

/** CSP sources of the scripts inside a page. */
export function scriptHashes(html: string): readonly string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/\btype\s*=/i.test(attributes) || runs.test(attributes))
    .map(([, , code = '']) => sourceOf(code));
}

/** The policy of a page that brings style elements of these CSP sources. */
export function allowStyles(policy: string, sources: readonly string[]): string {
  return policy.replace("style-src 'self'", (own) => [own, ...sources].join(' '));
}

/**
 * What a page may load and do. Scripts come from files of ours, apart from those in index.html, whose hashes are given.
 * Style attributes are allowed (measures of pictures, which the first HTML carries: docs/security.md); style elements are only those that a
 * rendered page brings from the build (`allowStyles`).
 */
function pagePolicy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${mapPage}`,
    "manifest-src 'self'",
    `frame-src ${mapOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of a page with films that other services show: their players, of these services alone. */
export const allowPlayers = (policy: string, html: string): string =>
  policy.replace(`frame-src ${mapOrigin}`, (own) => [own, ...playersIn(html)].join(' '));

/** The policy of one page alone: of the scripts and styles that are in it, and of its films. */
export const policyOf = (html: string, styles: readonly string[]): string =>
  allowPlayers(allowStyles(pagePolicy(scriptHashes(html)), styles.map(sourceOf)), html);

/** A policy that allows what any of these does; their directives are the same. */
export function mergePolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** What `default-src` does not stand for (CSP 3, 6.1.3): no answer but a page has a base, or a form to send. */
const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** An answer that is no page has nothing to load, wherever it is opened. */
const dataPolicy = `default-src 'none'; ${closed}`;
/**
 * The worker that converts films has a policy of its own: it compiles WebAssembly (the decoder of ProRes), which the page
 * may not. With that of a page or of data it would hang, without an error.
 */
const filmWorkerPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; ${closed}`;
const filmWorkerPath = /^\/assets\/film-worker-[\w-]+\.js(\?|$)/;
/** A file that somebody has chosen is shown, played or saved: opened by itself it runs nothing, and no page has it in a frame. */
export const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";
const dataPaths = /^\/(api|healthz|readyz|version|metrics|assets)(\/|\?|$)/;
const mediaPaths = /^\/media\//;
/** Of what a link shows: for its own page. */
const linkedMediaPaths = /^\/p\/[^/]+\/media\//;

const offered = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
];
const permissions = [...offered, 'midi', 'payment', 'usb'].map((feature) => `${feature}=()`).join(', ');

/** Sets the security headers of an answer; before anything else handles the request. */
export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** @param clientDir absolute path of the built client; its index.html is read once */
export function createHeaders(config: OriginConfig & { readonly clientDir: string | null }): SetHeaders {
  const index = join(config.clientDir ?? '', 'index.html');
  const hasPages = config.clientDir !== null && existsSync(index);
  const pages = pagePolicy(hasPages ? scriptHashes(readFileSync(index, 'utf8')) : []);
  // A site on an allowed origin is of the same site (its cookie is SameSite=Strict).
  const own = config.allowedOrigins.length > 0 ? 'same-site' : 'same-origin';
  return (request, reply) => {
    const isMedia = mediaPaths.test(request.url);
    const isPage = !isMedia && !dataPaths.test(request.url) && !linkedMediaPaths.test(request.url);
    // What is no page is offered nothing anyway, and has no script whose window an opener could reach: half a kilobyte less with each
    // of a first view's dozen files.
    if (isPage) reply.header('permissions-policy', permissions).header('cross-origin-opener-policy', 'same-origin');
    reply
      .header(
        'content-security-policy',
        isPage ? pages : filmWorkerPath.test(request.url) ? filmWorkerPolicy : dataPolicy,
      )
      .header('x-content-type-options', 'nosniff')
      // For what does not know frame-ancestors.
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      // Pictures and films are public; feed readers and previews show them on their own pages.
      .header('cross-origin-resource-policy', isMedia ? 'cross-origin' : own);
    if (isHttps(config, request)) reply.header('strict-transport-security', 'max-age=31536000');
  };
}

/**
 * Sets the headers of every answer. Not by `@fastify/helmet`: pages, media and data have a policy each, that of a rendered
 * page depends on its styles, and `Permissions-Policy` is not among its headers.
 */
export const securityHeaders = fastifyPlugin<{ readonly setHeaders: SetHeaders }>(
  async (app, { setHeaders }) => {
    app.addHook('onRequest', (request, reply, done) => {
      setHeaders(request, reply);
      done();
    });
  },
  { name: 'security-headers' },
);
