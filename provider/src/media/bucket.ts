import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';

/** Where in a bucket files lie. */
export interface BucketPlace {
  readonly bucket: string;
  /** What each key begins with: empty, or with a slash at its end. */
  readonly prefix: string;
}

/** What a bucket has under a key. */
export interface StoredObject {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal MD5 of its bytes where it was sent in one piece and is not encrypted with a key of the bucket's owner; else something else. */
  readonly etag: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly changedAt: number;
}

/** What is sent under a key. */
export interface OutgoingObject {
  readonly key: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Where the key leads, for hosts that answer a redirect of an object. */
  readonly redirectTo?: string;
}

/** Objects of one prefix of a bucket. Keys are without it. */
export interface Bucket {
  /** Where it is: `s3://bucket/prefix`. */
  readonly address: string;
  /** @param start what the keys begin with */
  list(start?: string): Promise<ReadonlyMap<string, StoredObject>>;
  /** @returns null where there is none */
  readText(key: string): Promise<string | null>;
  /** The bytes of an object, or a part of them; `null` where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  /** A second object of the same bytes, which the host makes by itself. */
  copy(key: string, as: string): Promise<void>;
  /** @param body text, or the absolute path of a file */
  put(object: OutgoingObject, body: { readonly text: string } | { readonly path: string }): Promise<void>;
  remove(key: string): Promise<void>;
  close(): void;
}

/** As S3 has it: lower-case letters, digits, full stops and hyphens. */
const bucketAddress = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/s;

/**
 * @param address such as `s3://bucket/prefix`
 * @returns null where it is none
 */
export function toBucketPlace(address: string): BucketPlace | null {
  const [, bucket, path = ''] = bucketAddress.exec(address) ?? [];
  if (bucket === undefined) return null;
  const parts = path.split('/').filter((part) => part !== '');
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}

/** As {@link toBucketPlace} reads it. */
export const toBucketAddress = ({ bucket, prefix }: BucketPlace): string =>
  `s3://${bucket}/${prefix}`.replace(/\/$/, '');

/** In milliseconds: nothing is heard of the host so long. */
const silence = 60_000;

const hints: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NoSuchBucket: 'There is no such bucket. Make it first.',
    AccessDenied:
      'The key may not list, read, write or delete there. Allow it s3:ListBucket, GetObject, PutObject and DeleteObject.',
    InvalidAccessKeyId: 'The host does not know the access key. See AWS_ACCESS_KEY_ID.',
    SignatureDoesNotMatch: 'The secret does not belong to the access key. See AWS_SECRET_ACCESS_KEY.',
    CredentialsProviderError: 'No access key was found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    PermanentRedirect: 'The bucket is in another region. Set AWS_REGION.',
    ENOTFOUND: 'The host was not found. See AWS_ENDPOINT_URL_S3.',
    ECONNREFUSED: 'Nobody answers there. See AWS_ENDPOINT_URL_S3.',
  }),
);

/** The first hint of an error, or of what caused it. */
function hintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const nested =
    error instanceof AggregateError ? error.errors.map(hintOf).find((hint) => hint !== undefined) : undefined;
  return hints.get(error.name) ?? hints.get(code) ?? nested ?? hintOf(error.cause);
}

/** What a host's refusal means, in words for the person who has set it up. */
export function explainBucket(error: unknown): string {
  const said = error instanceof Error ? error.message || error.name : String(error);
  const hint = hintOf(error);
  return hint === undefined ? said : `${hint} (${said})`;
}

/** The first and the last byte of a part of an object, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Paths instead of names of hosts, which only AWS itself has for every bucket. */
const hasOwnEndpoint = (env: NodeJS.ProcessEnv): boolean =>
  (env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'] ?? '') !== '';

/** What a host says of a key that it does not have. */
const absences = ['NoSuchKey', 'NotFound'];

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && absences.includes(error.name)) return null;
    throw error;
  }
}

/**
 * Opens a prefix of a bucket of S3, or of a host that speaks like it. Who one is, the region and the host's address come from the
 * environment and the files of AWS, as with its own tools (https://docs.aws.amazon.com/sdkref/latest/guide/).
 * @param signal ends what is under way
 */
export async function openBucket({ bucket, prefix }: BucketPlace, signal: AbortSignal): Promise<Bucket> {
  // Large, and needed by nobody else.
  const {
    S3Client,
    CopyObjectCommand,
    DeleteObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
  } = await import('@aws-sdk/client-s3');
  const isElsewhere = hasOwnEndpoint(process.env);
  const hasRegion = (process.env['AWS_REGION'] ?? process.env['AWS_PROFILE'] ?? '') !== '';
  const client = new S3Client({
    forcePathStyle: isElsewhere,
    // Hosts beside AWS have none, but it is part of each signature.
    ...(isElsewhere && !hasRegion ? { region: 'us-east-1' } : {}),
    // Ceph and R2 refuse the checksums that are sent after a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000, socketTimeout: silence },
  });
  const options = { abortSignal: signal };

  async function* pages(start: string): AsyncGenerator<StoredObject & { readonly key: string }> {
    let token: string | undefined;
    do {
      const answer = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + start, ContinuationToken: token }),
        options,
      );
      for (const { Key = '', Size = 0, ETag = '', LastModified } of answer.Contents ?? []) {
        const changedAt = LastModified?.getTime() ?? 0;
        yield { key: Key.slice(prefix.length), size: Size, etag: ETag.replaceAll('"', ''), changedAt };
      }
      token = answer.IsTruncated === true ? answer.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  return {
    address: toBucketAddress({ bucket, prefix }),
    async list(start = '') {
      const found = new Map<string, StoredObject>();
      for await (const { key, ...object } of pages(start)) found.set(key, object);
      return found;
    },
    readText: (key) =>
      orNull(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }), options);
        return (await Body?.transformToString()) ?? '';
      }),
    read: (key, range) =>
      orNull(async () => {
        const part = range === undefined ? {} : { Range: `bytes=${String(range.start)}-${String(range.end)}` };
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: prefix + key, ...part }),
          options,
        );
        if (!(Body instanceof Readable)) throw new Error('An object has no bytes.');
        return Body;
      }),
    has: async (key) =>
      (await orNull(() => client.send(new HeadObjectCommand({ Bucket: bucket, Key: prefix + key }), options))) !== null,
    async copy(key, as) {
      const source = `/${bucket}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: prefix + as, CopySource: source }), options);
    },
    put: (object, body) => send(client, { bucket, prefix }, object, body, signal),
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }), options);
    },
    close: () => client.destroy(),
  };
}

/** Small files in one piece, large ones in parts, of which each is sent again alone where it fails. */
async function send(
  client: S3Client,
  { bucket, prefix }: BucketPlace,
  { key, contentType, cacheControl, redirectTo }: OutgoingObject,
  body: Parameters<Bucket['put']>[1],
  signal: AbortSignal,
): Promise<void> {
  const [{ Upload }, { createReadStream }] = await Promise.all([import('@aws-sdk/lib-storage'), import('node:fs')]);
  signal.throwIfAborted();
  const upload = new Upload({
    client,
    queueSize: 1,
    params: {
      Bucket: bucket,
      Key: prefix + key,
      Body: 'text' in body ? body.text : createReadStream(body.path),
      ContentType: contentType,
      CacheControl: cacheControl,
      ...(redirectTo === undefined ? {} : { WebsiteRedirectLocation: redirectTo }),
    },
  });
  const stop = (): void => void upload.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await upload.done();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
