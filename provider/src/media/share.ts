import { mkdirSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { notFound } from '../lib/http-error.ts';
import { toShareCut, toShareName } from '../rules/share.ts';
import type { ShareCut } from '../rules/share.ts';
import { makePicture } from './picture.ts';
import type { MediaStore } from './store.ts';

/** Pictures of 1200 × 630 pixels for shares, cropped from media files at their first request and stored on disk. */
export interface ShareImages {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** Makes the picture of a media file unless it is there. @throws {HttpError} 404 where the file is missing */
  ensure(cut: ShareCut): Promise<void>;
}

/** Opens the folder `share/` beside the media folder. Pictures of deleted files are removed. */
export function createShareImages(store: MediaStore): ShareImages {
  const folder = join(dirname(store.folder), 'share');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const cut = toShareCut(name);
    if (cut === null || !existsSync(join(store.folder, cut.file))) rmSync(join(folder, name), { force: true });
  }
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make({ file, focus }: ShareCut, name: string): Promise<void> {
    const target = join(folder, name);
    if ((await store.bucket?.bringDerived('share', name, target)) === true) return;
    await store.bring([file]);
    if (!existsSync(join(store.folder, file))) throw notFound('file');
    await makePicture({ kind: 'share', source: join(store.folder, file), target, focus });
    await store.bucket?.keepDerived('share', name, target);
  }

  return {
    folder,
    async ensure(cut) {
      const name = toShareName(cut);
      if (existsSync(join(folder, name))) return;
      // One at a time, so that visitors' pages are not delayed.
      const work = underWay.get(name) ?? last.catch(() => undefined).then(() => make(cut, name));
      underWay.set(name, work);
      last = work;
      await work.finally(() => underWay.delete(name));
    },
  };
}
