import { mkdirSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toShareName, toShareSource } from '../rules/share.ts';
import { loadSharp } from './sharp.ts';
import type { MediaStore } from './store.ts';

/** Pictures of 1200 × 630 pixels for shares, cut from media files when first asked for and kept on the disk. */
export interface ShareImages {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** Makes the picture of a media file unless it is there. */
  ensure(source: string): Promise<void>;
}

const size = { width: 1200, height: 630 } as const;
/** What the pickiest readers of shares still fetch, in bytes. */
const mostBytes = 300_000;
const qualities = [82, 70, 55, 40] as const;

/** Cut to the middle, turned as its camera meant it, without its metadata; as good as fits. */
async function cut(path: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const raw = await sharp(path, { limitInputPixels: 150_000_000, pages: 1 })
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await sharp(raw).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}

/** Opens the folder `share/` beside the media folder. Pictures of files that are gone are removed. */
export function createShareImages(store: MediaStore): ShareImages {
  const folder = join(dirname(store.folder), 'share');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const source = toShareSource(name);
    if (source === null || !existsSync(join(store.folder, source))) rmSync(join(folder, name), { force: true });
  }
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  const make = async (source: string): Promise<void> => {
    const file = join(folder, toShareName(source));
    const arriving = `${file}.part`;
    try {
      await writeFile(arriving, await cut(join(store.folder, source)));
      await rename(arriving, file);
    } finally {
      await rm(arriving, { force: true });
    }
  };

  return {
    folder,
    async ensure(source) {
      if (existsSync(join(folder, toShareName(source)))) return;
      // One at a time: visitors' pages come first.
      const work = underWay.get(source) ?? last.catch(() => undefined).then(() => make(source));
      underWay.set(source, work);
      last = work;
      await work.finally(() => underWay.delete(source));
    },
  };
}
