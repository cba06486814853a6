import { mkdirSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toShareName, toShareSource } from '../rules/share.ts';
import { makePicture } from './picture.ts';
import type { MediaStore } from './store.ts';

/** Pictures of 1200 × 630 pixels for shares, cropped from media files at their first request and stored on disk. */
export interface ShareImages {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** Makes the picture of a media file unless it is there. */
  ensure(source: string): Promise<void>;
}

/** Opens the folder `share/` beside the media folder. Pictures of deleted files are removed. */
export function createShareImages(store: MediaStore): ShareImages {
  const folder = join(dirname(store.folder), 'share');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const source = toShareSource(name);
    if (source === null || !existsSync(join(store.folder, source))) rmSync(join(folder, name), { force: true });
  }
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  const make = (source: string): Promise<void> =>
    makePicture({ kind: 'share', source: join(store.folder, source), target: join(folder, toShareName(source)) });

  return {
    folder,
    async ensure(source) {
      if (existsSync(join(folder, toShareName(source)))) return;
      // One at a time, so that visitors' pages are not delayed.
      const work = underWay.get(source) ?? last.catch(() => undefined).then(() => make(source));
      underWay.set(source, work);
      last = work;
      await work.finally(() => underWay.delete(source));
    },
  };
}
