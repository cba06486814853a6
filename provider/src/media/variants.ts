import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound } from '../lib/http-error.ts';
import { planVariant, toVariantName, toVariantSource, usualVariants, variantNamesOf } from '../rules/variants.ts';
import type { VariantPlan, VariantSource } from '../rules/variants.ts';
import { makePicture } from './picture.ts';
import type { MediaStore } from './store.ts';

/** A picture at a width, as a file. */
export interface Variant {
  readonly name: string;
  readonly format: VariantPlan['format'];
}

/** Pictures in narrower widths and lighter formats, made from media files once and stored on disk. */
export interface Variants {
  /** Absolute path of their folder. */
  readonly folder: string;
  /**
   * The variant to answer with, made on the first request. Concurrent requests wait for the same one.
   * @returns `null` where the original is to be sent: it is animated, cannot be decoded, or takes too long right now
   * @throws when it could not be made; only the first time
   */
  find(media: VariantSource, width: number, accept: string | undefined): Promise<Variant | null>;
  /** Makes the usual variants of pictures in the background, one after the other. */
  prepare(media: readonly VariantSource[]): void;
  /** Removes the variants of media files. */
  remove(files: readonly string[]): Promise<void>;
  /** Stops making variants in the background, and waits for those that are being made. */
  close(): Promise<void>;
}

export interface VariantsOptions {
  /** How long a request waits for a variant before it gets the original, in milliseconds. */
  readonly timeout?: number;
  readonly make?: typeof makePicture;
}

/** How long the end of the server waits for a picture that is being made, in milliseconds: it is written into the data folder. */
const longestEnd = 3000;

/**
 * Opens the folder `variants/` beside the media folder. Variants of deleted files and unfinished ones are removed.
 */
export function createVariants(
  store: Pick<MediaStore, 'folder'> & Partial<Pick<MediaStore, 'bring' | 'bucket'>>,
  { timeout = 1500, make = makePicture }: VariantsOptions = {},
): Variants {
  const folder = join(dirname(store.folder), 'variants');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const source = toVariantSource(name);
    if (source === null || !existsSync(join(store.folder, source))) rmSync(join(folder, name), { force: true });
  }
  const underWay = new Map<string, Promise<void>>();
  /** Could not be made; not tried again before the next start. */
  const failed = new Set<string>();
  let background: Promise<void> = Promise.resolve();
  let isOpen = true;

  const isThere = (plan: VariantPlan): boolean => existsSync(join(folder, toVariantName(plan)));

  const makeOne = async (plan: VariantPlan, isAwaited: boolean): Promise<void> => {
    const { source, width, format } = plan;
    const target = join(folder, toVariantName(plan));
    const original = join(store.folder, source);
    const { bucket = null, bring } = store;
    // A server with a new disk has it before its original.
    if ((await bucket?.bringDerived('variants', toVariantName(plan), target)) === true) return;
    await bring?.([source]);
    if (!existsSync(original)) throw notFound('file');
    try {
      await make({ kind: 'variant', source: original, target, width, format }, isAwaited);
    } catch (error) {
      failed.add(toVariantName(plan));
      throw error;
    }
    try {
      // An animated picture has none.
      if (existsSync(target)) await bucket?.keepDerived('variants', toVariantName(plan), target);
      else failed.add(toVariantName(plan));
    } finally {
      // Deleted meanwhile.
      if (!existsSync(original)) await rm(target, { force: true });
    }
  };

  const ensure = (plan: VariantPlan, isAwaited: boolean): Promise<void> => {
    const name = toVariantName(plan);
    if (isThere(plan) || failed.has(name)) return Promise.resolve();
    const work = underWay.get(name) ?? makeOne(plan, isAwaited).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };

  const prepareOne = async (media: VariantSource): Promise<void> => {
    for (const plan of usualVariants(media)) {
      if (!isOpen) return;
      // A request tries once more, and logs the error.
      await ensure(plan, false).catch(() => failed.delete(toVariantName(plan)));
    }
  };

  return {
    folder,
    async find(media, width, accept) {
      const plan = planVariant(media, width, accept);
      if (plan === null) return null;
      if (!isThere(plan)) {
        const { promise: late, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, timeout);
        await Promise.race([ensure(plan, true), late]).finally(() => clearTimeout(timer));
      }
      return isThere(plan) ? { name: toVariantName(plan), format: plan.format } : null;
    },
    prepare(media) {
      background = media.reduce((before, one) => before.then(() => prepareOne(one)), background);
    },
    async remove(files) {
      // By their names: the folder may have hundreds of thousands of others.
      for (const file of files) {
        await Promise.all(variantNamesOf(file).map((name) => rm(join(folder, name), { force: true })));
      }
    },
    async close() {
      isOpen = false;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestEnd);
      await Promise.race([Promise.allSettled([background, ...underWay.values()]), late]);
      clearTimeout(timer);
    },
  };
}
