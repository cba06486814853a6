import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import mime from 'mime';
import pLimit from 'p-limit';
import { explainBucket, type Bucket, type OutgoingObject, type StoredObject } from '../media/bucket.ts';
import { exportMarker, ExportRefused, filesIn } from './folder.ts';
import { forGood } from './host-files.ts';
import { toFileName } from './pages.ts';

/** What a bucket was sent. */
export interface SentFacts {
  readonly sent: number;
  /** Of what was sent. */
  readonly bytes: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface SendOptions {
  /** Absolute path of an export. */
  readonly folder: string;
  /** Former addresses and those of now, as `_redirects` has them. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  readonly bucket: Bucket;
  /** Called after each object. */
  readonly onObject: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

interface Planned extends OutgoingObject {
  readonly body: { readonly text: string } | { readonly path: string };
}

/** In bytes. S3 has 1024, of which the prefix takes some. */
const longestKey = 800;

/** What is not a refusal already, in words for the person who typed the command. */
function toRefusal(error: unknown, what: string): ExportRefused {
  if (error instanceof ExportRefused) return error;
  return new ExportRefused(`${what} ${explainBucket(error)}`, { cause: error });
}

/** Objects that are sent or removed at the same time. */
const concurrency = 8;

/**
 * Marks a prefix as an export's. Another value than the bucket's has everything sent again: raise it when the headers of an object
 * change, which its bytes do not tell.
 */
const mark = 'Made by Vitrine (npm run export), which replaces what is here. 1\n';

/** The same as the served site tells caches beside it: ten seconds, and longer where the bucket does not answer. */
const forNow = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/** Files whose name never has another content. */
const isForGood = (key: string): boolean => /^(?:assets|media)\//.test(key);

/** What only other hosts read, and the mark, which is sent by itself. */
const unsent = new Set(['_headers', '_redirects', exportMarker]);

function typeOf(key: string): string {
  const type = mime.getType(key) ?? 'application/octet-stream';
  return /^text\/|^application\/(?:json|xml|manifest\+json)$|\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

const toAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that leads on where the host does not by itself. */
const leadingTo = (address: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${toAttribute(address)}"><link rel="canonical" href="${toAttribute(address)}"><a href="${toAttribute(address)}">${toAttribute(address)}</a>\n`;

/** @returns null for an address that no object can have */
function toRedirect([from, to]: readonly [string, string]): Planned | null {
  // One with a slash at its end would be an object within a folder; the one without is asked for as well.
  const key = decodeURIComponent(from).slice(1);
  if (toFileName(from) === null || key === '' || key.endsWith('/') || Buffer.byteLength(key) > longestKey) return null;
  return {
    key,
    contentType: 'text/html; charset=utf-8',
    cacheControl: forNow,
    redirectTo: to,
    body: { text: leadingTo(to) },
  };
}

/** First what pages name, then the pages, and last what finds them. */
function turnOf({ key, redirectTo }: Planned): number {
  if (isForGood(key)) return 0;
  if (redirectTo !== undefined) return 2;
  return key.endsWith('.html') ? 1 : 3;
}

async function md5Of(body: Planned['body']): Promise<string> {
  const hash = createHash('md5');
  if ('text' in body) hash.update(body.text);
  else await pipeline(createReadStream(body.path), hash);
  return hash.digest('hex');
}

async function sizeOf(body: Planned['body']): Promise<number> {
  return 'text' in body ? Buffer.byteLength(body.text) : (await stat(body.path)).size;
}

/** Bucket's own MD5 where it has one: what it keeps encrypted otherwise looks changed, and is sent once more. */
async function isThere({ key, body }: Planned, stored: StoredObject | undefined): Promise<boolean> {
  if (stored?.size !== (await sizeOf(body))) return false;
  return isForGood(key) || stored.etag === (await md5Of(body));
}

/**
 * What is under the prefix, and the mark of the export that it is.
 * @returns `marked` is null where nothing is there
 * @throws {ExportRefused} where something else is
 */
async function readBucket(
  bucket: Bucket,
): Promise<{ readonly stored: ReadonlyMap<string, StoredObject>; readonly marked: string | null }> {
  const stored = await bucket.list();
  const marked = stored.has(exportMarker) ? await bucket.readText(exportMarker) : null;
  if (marked !== null || stored.size === 0) return { stored, marked };
  throw new ExportRefused(
    'There are other objects, which an export would remove. Name an empty bucket or prefix, or one of an earlier export.',
  );
}

/**
 * Asks a bucket what it has, so that what is wrong is said before anything is drawn.
 * @throws {ExportRefused} where it cannot be reached, does not allow it, or holds something else
 */
export async function checkBucket(bucket: Bucket): Promise<void> {
  try {
    await readBucket(bucket);
  } catch (error) {
    throw toRefusal(error, 'The bucket cannot be read.');
  }
}

const putMark = (bucket: Bucket): Promise<void> =>
  bucket.put({ key: exportMarker, contentType: 'text/plain; charset=utf-8', cacheControl: forNow }, { text: mark });

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit(concurrency);
  try {
    await Promise.all(items.map((item) => limit(() => work(item))));
  } finally {
    limit.clearQueue();
  }
}

/**
 * Sends an export to a bucket: what is new or has changed, and then removes what is no longer in it. Pages come after what they name,
 * and what is removed goes last, so that at each moment every page finds its pictures. Sent again after an interruption, it goes on.
 * @throws {ExportRefused} where the bucket cannot be reached, does not allow it, or holds something else
 */
export async function sendExport({ folder, moved, bucket, onObject, signal }: SendOptions): Promise<SentFacts> {
  const files = filesIn(folder)
    .filter((file) => !unsent.has(file))
    .map((key): Planned => ({
      key,
      contentType: typeOf(key),
      cacheControl: isForGood(key) ? forGood : forNow,
      body: { path: join(folder, key) },
    }));
  const names = new Set(files.map(({ key }) => key));
  const redirects = moved
    .map(toRedirect)
    // Where there is a page, it is shown.
    .filter((one) => one !== null && !names.has(one.key) && !names.has(`${one.key}/index.html`))
    .filter((one) => one !== null);
  const wanted = [...new Map([...redirects, ...files].map((one) => [one.key, one])).values()];
  try {
    const { stored, marked } = await readBucket(bucket);
    if (marked === null) await putMark(bucket);

    const changed: Planned[] = [];
    for (const one of wanted) {
      signal.throwIfAborted();
      if (marked !== mark || !(await isThere(one, stored.get(one.key)))) changed.push(one);
    }
    const kept = new Set([...wanted.map(({ key }) => key), exportMarker]);
    const gone = [...stored.keys()].filter((key) => !kept.has(key));
    const total = changed.length + gone.length;
    let done = 0;
    let bytes = 0;
    const turns = Map.groupBy(changed, turnOf);
    for (const turn of [...turns.keys()].toSorted((one, other) => one - other)) {
      await inTurns(turns.get(turn) ?? [], async (one) => {
        signal.throwIfAborted();
        await bucket.put(one, one.body);
        const size = await sizeOf(one.body);
        bytes += size;
        onObject((done += 1), total);
      });
    }
    await inTurns(gone, async (key) => {
      signal.throwIfAborted();
      await bucket.remove(key);
      onObject((done += 1), total);
    });
    // Not before: what was interrupted is sent whole once more.
    if (marked !== null && marked !== mark) await putMark(bucket);
    return { sent: changed.length, bytes, unchanged: wanted.length - changed.length, removed: gone.length };
  } catch (error) {
    signal.throwIfAborted();
    throw toRefusal(error, 'The bucket cannot be written.');
  }
}
