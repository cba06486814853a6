/** Where things lie, from the source and from the built provider alike: both are two folders below the project's root. */
const root = new URL('../../', import.meta.url);
const isBuilt = !import.meta.url.endsWith('.ts');

/** Folders end with a slash. */
export const places = {
  migrations: new URL('provider/src/migrations/', root),
  demoContent: new URL('provider/demo-content/', root),
  client: new URL('dist/client/', root),
  renderer: new URL('dist/server/', root),
  /** What costs time to find out, kept from one start to the next. May be missing, and not writable. */
  cache: new URL('.cache/', root),
  pictureProcess: new URL(isBuilt ? 'picture-process.js' : 'media/picture-process.ts', import.meta.url),
} as const;
