/**
 * `npm run build`: the static site in dist/client, hostable anywhere with a fallback to index.html, and in dist/server what
 * our provider draws its pages with; in dist/provider that provider, in one file.
 */
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await build();
console.log('Built dist/client, dist/server and dist/provider.');
