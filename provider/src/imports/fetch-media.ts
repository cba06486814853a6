import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cutText } from '@vitrine/markdown/cut';
import type { ImportLimits } from './limits.ts';
import { isPublicAddress } from './public-address.ts';
import { toPlain } from '../rules/plain-text.ts';

/** Why a file was not fetched, for the report. */
export class FetchRefused extends Error {}

/** It leads to a host that was not chosen. */
export class LeadsElsewhere extends FetchRefused {
  /** As addresses name it. */
  readonly host: string;

  constructor(host: string) {
    super(`It leads to ${host}, which was not chosen.`);
    this.host = host;
  }
}

/** A whole file under a temporary name. Whoever gets it moves or removes it. */
export interface FetchedFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

/** Whether a connection to an address of the network may be made. */
export type Allows = (address: string, port: number) => boolean;

export interface MediaFetcher {
  /**
   * Fetches a file from a host that was allowed.
   * @param hosts as addresses name them: `studio.example`
   * @param most bytes that it may have
   * @throws {FetchRefused} with the reason
   */
  fetch(address: string, hosts: ReadonlySet<string>, most: number, signal: AbortSignal): Promise<FetchedFile>;
}

interface FetcherParts {
  /** Folder of incomplete uploads. */
  readonly incoming: string;
  readonly limits: Pick<ImportLimits, 'fetchTime' | 'hops' | 'fileBytes'>;
  /** Public addresses and the usual ports unless told. */
  readonly allows?: Allows;
}

const usualPorts = new Set([80, 443]);
const allowsPublic: Allows = (address, port) => isPublicAddress(address) && usualPorts.has(port);
const inside = () => new FetchRefused('It leads into a network that is not public.');

/** Looks a name up, and gives the addresses that are connected to: none of them may lead inside. */
function lookupAllowed(allows: Allows, port: number): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error !== null) {
        done(new FetchRefused('Its host is not known.'), '', 0);
        return;
      }
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => allows(address, port))) {
        done(inside(), '', 0);
        return;
      }
      if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

/** The name of a file that is fetched, for messages and records. */
function nameOf({ pathname }: URL): string {
  try {
    return cutText(toPlain(basename(decodeURIComponent(pathname))), 200);
  } catch {
    return cutText(basename(pathname), 200);
  }
}

/** Fetches by https and http, from public addresses unless `allows` says otherwise, with bounds of time, redirects and bytes. */
export function createMediaFetcher({ incoming, limits, allows = allowsPublic }: FetcherParts): MediaFetcher {
  /** One address; its answer has not been read. */
  function ask(url: URL, hosts: ReadonlySet<string>, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:';
    if (!isSecure && url.protocol !== 'http:') throw new FetchRefused('Its address is neither https nor http.');
    if (url.username !== '' || url.password !== '') throw new FetchRefused('Its address has a password in it.');
    if (!hosts.has(url.host)) throw new LeadsElsewhere(url.host);
    const port = Number(url.port || (isSecure ? 443 : 80));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Nothing is looked up for what is an address already.
    if (isIP(host) !== 0 && !allows(host, port)) throw inside();
    return new Promise((resolve, reject) => {
      const send = isSecure ? requestHttps : requestHttp;
      const sent = send(url, {
        agent: false,
        lookup: lookupAllowed(allows, port),
        signal,
        maxHeaderSize: 16 * 1024,
        headers: { accept: 'image/*,video/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine import' },
      });
      sent.once('response', resolve);
      sent.once('error', reject);
      sent.end();
    });
  }

  async function follow(address: string, hosts: ReadonlySet<string>, signal: AbortSignal) {
    let next = address;
    for (let hop = 0; hop <= limits.hops; hop += 1) {
      if (!URL.canParse(next)) throw new FetchRefused('Its address cannot be.');
      const url = new URL(next);
      const answer = await ask(url, hosts, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return { url, answer };
      answer.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) {
        throw new FetchRefused(`Its host answered ${String(statusCode)}.`);
      }
      next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url).href : '';
    }
    throw new FetchRefused('It leads from address to address without an end.');
  }

  async function store(answer: IncomingMessage, path: string, most: number, signal: AbortSignal): Promise<number> {
    const tooLarge = () => new FetchRefused('It is larger than may be.');
    let bytes = 0;
    if (Number(answer.headers['content-length'] ?? 0) > most) {
      answer.destroy();
      throw tooLarge();
    }
    await pipeline(
      answer,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > most) throw tooLarge();
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    );
    return bytes;
  }

  return {
    async fetch(address, hosts, most, stopped) {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(limits.fetchTime)]);
      const path = join(incoming, randomBytes(12).toString('hex'));
      try {
        const { url, answer } = await follow(address, hosts, signal);
        const bytes = await store(answer, path, Math.min(most, limits.fileBytes), signal);
        return { path, name: nameOf(url), bytes };
      } catch (error) {
        await rm(path, { force: true });
        stopped.throwIfAborted();
        if (error instanceof FetchRefused) throw error;
        // Node wraps what a lookup fails with.
        if (error instanceof Error && error.cause instanceof FetchRefused) throw error.cause;
        throw new FetchRefused(signal.aborted ? 'Its host took too long.' : 'Its host could not be reached.');
      }
    },
  };
}
