import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { filePolicy } from '../http/headers.ts';
import { assertMatch, isNamed } from '../http/etag.ts';
import { noteMissing } from './note-missing.ts';
import { passOn } from './pass-on.ts';
import { vary } from '../http/vary.ts';
import { HttpError, notFound } from '../lib/http-error.ts';
import type { Media } from '../repositories/media.ts';
import { captionsName } from '../rules/captions.ts';
import { canBe, parseVariantName, planVariant, variantTypes } from '../rules/variants.ts';
import type { VariantFormat } from '../rules/variants.ts';
import type { Services } from '../services.ts';

/**
 * The name is the entity tag: the file server would make one of when the file was written, which differs from server to server. Read in half of the
 * pieces that Node reads in: of each of hundreds of answers that nobody takes, three are in memory.
 */
const byName = { contentType: false, etag: false, highWaterMark: 32 * 1024 } as const;
/** A file under its name never has another content. */
export const forGood = { ...byName, immutable: true, maxAge: '365d', cacheControl: true } as const;
/** What stands in place of something better for a while: the original for a variant that is being made. */
export const forNow = { ...forGood, immutable: false, maxAge: '1m' } as const;
/** Of what not everybody is to see: nothing keeps it. */
export const forOne = { ...byName, cacheControl: false } as const;

const suffixRange = /^bytes=-[1-9]\d*$/;

/** Larger files are not waited for until all of them are there. In bytes. */
const broughtAtOnce = 4 * 1024 * 1024;

/**
 * The file server would answer with a fault where a file is missing that there is a record of.
 * @throws {HttpError} 404
 */
export function assertIsThere(name: string, folder: string, log: FastifyBaseLogger): void {
  if (existsSync(join(folder, name))) return;
  noteMissing(name, log);
  throw notFound('file');
}

/** A file whose name is for one content only. */
interface NamedFile {
  readonly name: string;
  readonly folder: string;
}

/**
 * Sends a file under a strong entity tag made of its name, which is the same on every server that has the file: a cache in front may
 * ask any of them. Answers conditions and ranges by it (RFC 9110, 13.1).
 * @throws {HttpError} 404 where it is missing, 412
 */
export function sendByName(
  { name, folder }: NamedFile,
  policy: typeof forGood | typeof forNow | typeof forOne,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  assertIsThere(name, folder, request.log);
  const etag = `"${name}"`;
  reply.header('etag', etag);
  // What is answered here is taken from the request, as the file server knows no tag of ours.
  const { headers } = request.raw;
  const match = headers['if-match'];
  if (match !== undefined) {
    assertMatch(match, etag);
    delete headers['if-match'];
    delete headers['if-unmodified-since'];
  }
  if (headers['if-range'] === etag) delete headers['if-range'];
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined && isNamed(noneMatch, etag)) {
    if (policy.cacheControl) {
      const seconds = policy.immutable ? '31536000, immutable' : '60';
      reply.header('cache-control', `public, max-age=${seconds}`);
    }
    return reply.code(304).removeHeader('content-type').send();
  }
  const { range } = headers;
  if (range !== undefined && suffixRange.test(range)) {
    // A suffix range longer than the file is all of the file (RFC 9110, 14.1.2); the file server refuses that.
    const { size } = statSync(join(folder, name));
    if (size > 0 && Number(range.slice('bytes=-'.length)) > size) headers.range = 'bytes=0-';
  }
  return reply.sendFile(name, folder, policy);
}

/**
 * Sends a film's captions by their name, which is for one content only.
 * @param record the film of that name; null where there is none
 * @throws {HttpError} 404 where it has other captions by now, or none
 */
export function sendCaptions(name: string, record: Media | null, isPublic: boolean, reply: FastifyReply): void {
  const { file = '', captions = null } = record ?? {};
  if (captions === null || captionsName(file, captions) !== name) throw notFound('file');
  reply
    .header('content-type', 'text/vtt; charset=utf-8')
    .header('content-security-policy', filePolicy)
    .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'no-store')
    .send(captions);
}

/** Which file is asked for, and in which width and format. */
export interface MediaName {
  readonly file: string;
  /** In pixels; 0 for the file as it is. */
  readonly width: number;
  /** `null` where the request's `Accept` says it. */
  readonly format: VariantFormat | null;
}

/** Reads the two kinds of addresses that a picture at a width has: `photo.jpg.800.avif` and `photo.jpg?width=800`. */
export function readMediaName(name: string, query: Readonly<Record<string, unknown>>): MediaName {
  const variant = parseVariantName(name);
  if (variant === null) return { file: name, width: Number(query['width'] ?? 0), format: null };
  return { file: variant.source, width: variant.width, format: variant.format };
}

interface MediaRequest extends Pick<MediaName, 'width' | 'format'> {
  readonly isPublic: boolean;
}

/**
 * Makes a sender of media files, as they are or at a width. Whatever fails with a width, there is always the original.
 * It throws a 404 for a format that its picture is not made in.
 */
export function createMediaSender({ store, variants }: Pick<Services, 'store' | 'variants'>) {
  /** A large file that is in the bucket alone is passed on from there, the part that is asked for, and kept for the next. */
  async function sendOriginal(
    { file, bytes }: Media,
    policy: Parameters<typeof sendByName>[1],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { bucket, folder } = store;
    if (bucket !== null && bytes > broughtAtOnce && !existsSync(join(folder, file))) {
      store.bring([file]).catch((error: unknown) => request.log.error(error));
      await passOn({ file, bytes, bucket }, policy, request, reply);
      return;
    }
    await store.bring([file]);
    sendByName({ name: file, folder }, policy, request, reply);
  }

  return async (
    media: Media,
    { width, format, isPublic }: MediaRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    if (format !== null && !canBe(media, format)) throw notFound('file');
    reply.header('content-type', media.contentType).header('content-security-policy', filePolicy);
    const accept = format === null ? request.headers.accept : variantTypes[format];
    if (width === 0 || planVariant(media, width, accept) === null) {
      await sendOriginal(media, isPublic ? forGood : forOne, request, reply);
      return;
    }
    if (format === null) vary(reply, 'Accept');
    const found = await variants.find(media, width, accept).catch((error: unknown) => {
      // One that is missing is answered as such below.
      if (!(error instanceof HttpError)) request.log.error(error);
      return null;
    });
    if (found === null) {
      await sendOriginal(media, isPublic ? forNow : forOne, request, reply);
      return;
    }
    reply.header('content-type', variantTypes[found.format]);
    sendByName({ name: found.name, folder: variants.folder }, isPublic ? forGood : forOne, request, reply);
  };
}
