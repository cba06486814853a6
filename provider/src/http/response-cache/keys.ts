import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accepts } from '../../rules/variants.ts';
import { createQueryParameters } from '../query-parameters.ts';

/** Under which keys responses are stored. */
export interface Keys {
  /** By what a response depends on: address, origin where pages name it, and the part of `Accept` that matters. */
  of(request: FastifyRequest): string;
  /** The compressed copies that the build has made of a file are chosen by the file server: each is a response of its own. */
  ofFile(request: FastifyRequest): string;
  /** From then on, requests that differ in other parameters than this one has read have one response. */
  learn(request: FastifyRequest): void;
}

/** Clients' headers are few; the bound is for the others. */
const headerCacheSize = { max: 500 };
/** Those of browsers have some hundred letters. */
const longestUsual = 1000;
const mediaTypes = new LRUCache<string, string>(headerCacheSize);

/** The part of `Accept` that responses depend on: whether it is a page that is asked for, and the format of pictures. */
function normaliseAccept(accept = 'none'): string {
  const known = mediaTypes.get(accept);
  if (known !== undefined) return known;
  const flags = [accept === 'none' || accept.includes('*/*'), accept.includes('text/html')];
  const formats = ['image/avif', 'image/webp'].map((type) => accepts(accept, type));
  const normalised = [...flags, ...formats].map(Number).join('');
  if (accept.length <= longestUsual) mediaTypes.set(accept, normalised);
  return normalised;
}

/**
 * @param publicOrigin the site's, where it is known; `null` where the site is at whatever origin it is asked for
 * @param paths for how many it is remembered which parameters their responses depend on
 */
export function createKeys(publicOrigin: string | null, paths: number): Keys {
  const parameters = createQueryParameters(paths);

  /** Of what responses depend on: pages name it, where it is not known which one is the site's. Whoever asks can invent as many hosts as they like. */
  const originOf = ({ url, protocol, host }: FastifyRequest): string =>
    publicOrigin !== null || /^\/(?:api|media)\//.test(url) ? '' : `${protocol}://${host}`;

  const keyOf = (request: FastifyRequest): string =>
    `${originOf(request)} ${normaliseAccept(request.headers.accept)} ${parameters.canonical(request.url)}`;

  return {
    of: keyOf,
    ofFile: (request) => `${keyOf(request)} ${request.headers['accept-encoding'] ?? ''}`,
    learn({ readParameters, url }) {
      if (readParameters !== null) parameters.learn(url, readParameters);
    },
  };
}
