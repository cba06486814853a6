import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspect } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import type { MediaStore } from '../media/store.ts';
import { Upload } from '../lib/upload.ts';
import type { Focus } from '../rules/focus.ts';
import { demoMediaPath, demoPosterPath, demoRenditionPath } from './content.ts';
import type { DemoContent, DemoMedia } from './content.ts';

/** A demo file that is in the store. */
export interface DemoFile extends StoredFile {
  readonly alt: string;
  readonly focus: Focus | null;
  readonly poster: StoredFile | null;
  readonly rendition: StoredFile | null;
  readonly dark: DemoFile | null;
}

interface StoredFile {
  readonly file: string;
  readonly facts: MediaFacts;
  readonly originalName: string;
}

/** Puts a copy of a file into the store, as an upload would get there. */
async function copy(store: MediaStore, source: string): Promise<StoredFile> {
  const path = join(store.incoming, randomBytes(12).toString('hex'));
  // A clone where the file system can: the content is then shared until one of the two changes.
  await copyFile(source, path, constants.COPYFILE_FICLONE);
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
  const originalName = basename(source);
  const facts = await inspect(new Upload(originalName, path, originalName, (await stat(path)).size));
  return { file: await store.save(path, facts.extension), facts, originalName };
}

async function copyMedia(store: MediaStore, media: DemoMedia, thumbnail: string | undefined): Promise<DemoFile> {
  const own = await copy(store, demoMediaPath(media.mediaUrl));
  const still = demoPosterPath(media.mediaUrl);
  const source = existsSync(still) ? still : thumbnail === undefined ? null : demoMediaPath(thumbnail);
  const poster = media.mediaType === 'VIDEO' && source !== null ? await copy(store, source) : null;
  const smaller = demoRenditionPath(media.mediaUrl);
  const rendition = media.mediaType === 'VIDEO' && existsSync(smaller) ? await copy(store, smaller) : null;
  const facts = {
    ...own.facts,
    width: media.width,
    height: media.height,
    duration: media.duration ?? own.facts.duration,
    luminance: media.luminance ?? own.facts.luminance,
    color: own.facts.color ?? poster?.facts.color ?? null,
  };
  const dark = media.dark === undefined ? null : await copyMedia(store, media.dark, undefined);
  return { ...own, facts, alt: media.alt, focus: media.focus ?? null, poster, rendition, dark };
}

/** Every media file that the demo content uses, by its path there. A film of the carousel brings its still. */
export async function copyDemoFiles(store: MediaStore, content: DemoContent): Promise<ReadonlyMap<string, DemoFile>> {
  const thumbnails = new Map(content.headerVideos.map(({ videoUrl, thumbnail }) => [videoUrl, thumbnail]));
  const { about } = content;
  const picture = await copy(store, demoMediaPath(about.mediaUrl));
  const media = content.projects.flatMap(({ HeaderMedia, grids }) => [
    HeaderMedia,
    ...grids.flatMap(({ frames }) => frames),
  ]);
  const portraits = about.people.map(({ portrait }) => portrait);
  const files = await Promise.all(
    [...media, ...portraits].map(
      async (one) => [one.mediaUrl, await copyMedia(store, one, thumbnails.get(one.mediaUrl))] as const,
    ),
  );
  const dark = await copyMedia(store, about.dark, undefined);
  return new Map([
    ...files,
    [about.mediaUrl, { ...picture, alt: about.mediaAlt, focus: about.mediaFocus, poster: null, rendition: null, dark }],
  ]);
}
