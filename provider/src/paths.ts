/** Absolute paths, the same for the source and the built provider: both lie two folders below the project's root. */
const root = new URL('../../', import.meta.url);
const isBuilt = !import.meta.url.endsWith('.ts');

/** Folders end with a slash. */
export const paths = {
  packageFile: new URL('package.json', root),
  migrations: new URL('provider/src/migrations/', root),
  demoContent: new URL('provider/demo-content/', root),
  client: new URL('dist/client/', root),
  renderer: new URL('dist/server/', root),
  /** Results of slow work, reused by the next start. May be missing or read-only. */
  cache: new URL('.cache/', root),
  checkpointWorker: new URL(isBuilt ? 'checkpoint-worker.js' : 'db/checkpoint-worker.ts', import.meta.url),
  readCopyWorker: new URL(isBuilt ? 'read-copy-worker.js' : 'backup/read-copy-worker.ts', import.meta.url),
  watchdogWorker: new URL(isBuilt ? 'watchdog-worker.js' : 'health/watchdog-worker.ts', import.meta.url),
  filmProcess: new URL(isBuilt ? 'film-process.js' : 'media/film-process.ts', import.meta.url),
  fontProcess: new URL(isBuilt ? 'font-process.js' : 'media/font-process.ts', import.meta.url),
  drawingProcess: new URL(isBuilt ? 'drawing-process.js' : 'media/drawing-process.ts', import.meta.url),
  importProcess: new URL(isBuilt ? 'import-process.js' : 'imports/import-process.ts', import.meta.url),
  passwordProcess: new URL(isBuilt ? 'password-process.js' : 'auth/password-process.ts', import.meta.url),
  pictureProcess: new URL(isBuilt ? 'picture-process.js' : 'media/picture-process.ts', import.meta.url),
} as const;
