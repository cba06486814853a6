/** `npm run build`: the static site in dist/client, hostable anywhere with a fallback to index.html. */
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await build();
console.log('Built dist/client.');
