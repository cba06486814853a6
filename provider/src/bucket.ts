import type { S3Client } from '@aws-sdk/client-s3';
import { ExportRefused } from './export/folder.ts';

/** Where in a bucket an export lies. */
export interface BucketPlace {
  readonly bucket: string;
  /** What each key begins with: empty, or with a stroke at its end. */
  readonly prefix: string;
}

/** What a bucket has under a key. */
export interface StoredObject {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal MD5 of its bytes where it was sent in one piece and is not encrypted with a key of the bucket's owner; else something else. */
  readonly etag: string;
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
  list(): Promise<ReadonlyMap<string, StoredObject>>;
  /** @returns null where there is none */
  readText(key: string): Promise<string | null>;
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

/** In milliseconds: nothing is heard of the host so long. */
const silence = 60_000;

const hints: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket. Make it first.',
  AccessDenied:
    'The key may not list, read, write or delete there. Allow it s3:ListBucket, GetObject, PutObject and DeleteObject.',
  InvalidAccessKeyId: 'The host does not know the access key. See AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The secret does not belong to the access key. See AWS_SECRET_ACCESS_KEY.',
  CredentialsProviderError: 'No access key was found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  PermanentRedirect: 'The bucket is in another region. Set AWS_REGION.',
  ENOTFOUND: 'The host was not found. See AWS_ENDPOINT_URL_S3.',
  ECONNREFUSED: 'Nobody answers there. See AWS_ENDPOINT_URL_S3.',
};

/** The first hint of an error, or of what caused it. */
function hintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const nested =
    error instanceof AggregateError ? error.errors.map(hintOf).find((hint) => hint !== undefined) : undefined;
  return hints[error.name] ?? hints[code] ?? nested ?? hintOf(error.cause);
}

/** What is not a refusal already, in words for the person who typed the command. */
export function toRefusal(error: unknown, what: string): ExportRefused {
  if (error instanceof ExportRefused) return error;
  const said = error instanceof Error ? error.message || error.name : String(error);
  const hint = hintOf(error);
  return new ExportRefused(`${what} ${hint === undefined ? said : `${hint} (${said})`}`, { cause: error });
}

/** Paths instead of names of hosts, which only AWS itself has for every bucket. */
const hasOwnEndpoint = (env: NodeJS.ProcessEnv): boolean =>
  (env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'] ?? '') !== '';

/**
 * Opens a prefix of a bucket of S3, or of a host that speaks like it. Who one is, the region and the host's address come from the
 * environment and the files of AWS, as with its own tools (https://docs.aws.amazon.com/sdkref/latest/guide/).
 * @param signal ends what is under way
 */
export async function openBucket({ bucket, prefix }: BucketPlace, signal: AbortSignal): Promise<Bucket> {
  // Large, and needed by nobody else.
  const { S3Client, ListObjectsV2Command, GetObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
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

  async function* pages(): AsyncGenerator<StoredObject & { readonly key: string }> {
    let token: string | undefined;
    do {
      const answer = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
        options,
      );
      for (const { Key = '', Size = 0, ETag = '' } of answer.Contents ?? []) {
        yield { key: Key.slice(prefix.length), size: Size, etag: ETag.replaceAll('"', '') };
      }
      token = answer.IsTruncated === true ? answer.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  return {
    async list() {
      const found = new Map<string, StoredObject>();
      for await (const { key, size, etag } of pages()) found.set(key, { size, etag });
      return found;
    },
    async readText(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }), options);
        return (await Body?.transformToString()) ?? '';
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
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
