import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import mime from 'mime';
import pLimit from 'p-limit';
import { explainBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { toShareCut } from '../rules/share.ts';
import { toVariantSource } from '../rules/variants.ts';
import { day, newName, openMediaStore, ownName } from './store.ts';
import type { MediaBucket, MediaStore } from './store.ts';

/** The bucket cannot be read or written just now. */
export class BucketUnavailable extends Error {}

/** A name never has another content. */
const forGood = 'public, max-age=31536000, immutable';
/** Requests at the same time. */
const concurrency = 8;

const keyOf = (file: string): string => `media/${file}`;
const nameIn = (key: string): string => key.slice(key.indexOf('/') + 1);

/** Says what the host has refused in words for the log. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BucketUnavailable(`The bucket of media files: ${explainBucket(error)}`, { cause: error });
  }
}

/** The store of a data folder, whose files may be in a bucket. @param folder absolute path of the data folder */
export function openStore(folder: string, bucket: Bucket | null): MediaStore {
  const local = openMediaStore(join(folder, 'media'), join(folder, 'incoming'));
  return bucket === null ? local : createBucketStore(local, bucket);
}

/**
 * A store whose files are in a bucket. The folder has copies of those that this server was asked for, and what it has received itself;
 * it may be emptied at any time.
 * @param local the folders of this server
 */
function createBucketStore(local: MediaStore, bucket: Bucket): MediaStore {
  const limit = pLimit(concurrency);
  const arriving = new Map<string, Promise<boolean>>();

  const send = (key: string, path: string): Promise<void> =>
    asking(() =>
      bucket.put(
        { key, contentType: mime.getType(extname(key)) ?? 'application/octet-stream', cacheControl: forGood },
        { path },
      ),
    );

  /** Under another name until it is whole. @returns whether there was something */
  async function receive(key: string, target: string): Promise<boolean> {
    const partial = join(local.incoming, randomBytes(12).toString('hex'));
    try {
      return await asking(async () => {
        const stream = await bucket.read(key);
        if (stream === null) return false;
        await pipeline(stream, createWriteStream(partial));
        await rename(partial, target);
        return true;
      });
    } finally {
      await rm(partial, { force: true });
    }
  }

  function bringOne(key: string, target: string): Promise<boolean> {
    if (existsSync(target)) return Promise.resolve(true);
    const work = arriving.get(key) ?? receive(key, target).finally(() => arriving.delete(key));
    arriving.set(key, work);
    return work;
  }

  /** Keys of what was made from a file. */
  async function derivedOf(file: string): Promise<readonly string[]> {
    const found = await Promise.all(['variants', 'share'].map((kind) => bucket.list(`${kind}/${file}.`)));
    return found.flatMap((objects) => [...objects.keys()]);
  }

  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    await Promise.all(keys.map((key) => limit(() => bucket.remove(key))));
  };

  const own: MediaBucket = {
    read: (file, range) => asking(() => bucket.read(keyOf(file), range)),
    keep: (file, path) => send(keyOf(file), path),
    bringDerived: (kind, name, target) => bringOne(`${kind}/${name}`, target),
    keepDerived: (kind, name, path) => send(`${kind}/${name}`, path),
    isEmpty: () =>
      asking(async () => ![...(await bucket.list('media/')).keys()].some((key) => ownName.test(nameIn(key)))),
    sweep: (inUse) =>
      asking(async () => {
        const sourceOf = (key: string): string | null => {
          const name = nameIn(key);
          if (key.startsWith('media/')) return ownName.test(name) ? name : null;
          return key.startsWith('variants/') ? toVariantSource(name) : (toShareCut(name)?.file ?? null);
        };
        const before = Date.now() - day;
        for (const kind of ['media/', 'variants/', 'share/']) {
          const old = [...(await bucket.list(kind))].filter(([key, { changedAt }]) => {
            const source = sourceOf(key);
            // A name that we do not give belongs to somebody else.
            return source !== null && !inUse.has(source) && changedAt < before;
          });
          await removeKeys(old.map(([key]) => key));
        }
      }),
    close: () => bucket.close(),
  };

  const remove = async (names: readonly string[]): Promise<void> => {
    const files = names.filter((name) => ownName.test(name));
    await local.remove(files);
    await asking(async () => {
      const derived = await Promise.all(files.map((file) => limit(() => derivedOf(file))));
      await removeKeys([...files.map(keyOf), ...derived.flat()]);
    });
  };

  const put = async (path: string, file: string): Promise<void> => {
    await send(keyOf(file), path);
    await rename(path, join(local.folder, file));
  };

  return {
    ...local,
    bucket: own,
    put,
    remove,
    async save(path, extension) {
      const file = newName(`.${extension}`);
      await put(path, file);
      return file;
    },
    has: async (file) => existsSync(join(local.folder, file)) || (await asking(() => bucket.has(keyOf(file)))),
    list: () =>
      asking(
        async () => new Set([...(await bucket.list('media/')).keys()].map(nameIn).filter((name) => ownName.test(name))),
      ),
    bring: async (files) => {
      await Promise.all(files.map((file) => limit(() => bringOne(keyOf(file), join(local.folder, file)))));
    },
    async copy(files) {
      const names = new Map(files.map((file) => [file, newName(extname(file))]));
      try {
        await asking(async () => {
          await Promise.all([...names].map(([file, name]) => limit(() => bucket.copy(keyOf(file), keyOf(name)))));
        });
      } catch (error) {
        // What cannot be removed now is swept away by a later start.
        await remove([...names.values()]).catch(() => undefined);
        throw error;
      }
      return names;
    },
  };
}
