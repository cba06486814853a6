import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { paths } from './paths.ts';

// Types are stripped and code is compiled once, not at every start. A folder that cannot be written costs only time.
enableCompileCache(fileURLToPath(new URL('compiled', paths.cache)));
await import('./serve.ts');
// What the first page needs is compiled with it; the rest of the cache is written when the process ends.
setTimeout(flushCompileCache, 5000).unref();
