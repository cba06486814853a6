/**
 * `npm run build`: the static site in dist/client, hostable anywhere with a fallback to index.html, in dist/server the
 * renderer of the provider's pages, and in dist/provider the provider in one file.
 */
import { build } from './lib/build.ts';
import { startProvider } from './lib/provider.ts';

/** Starts the provider and renders one page, which fills the compile cache in .cache for services that may not write. */
async function warmUp() {
  const { origin, stop } = await startProvider({ DEMO_CONTENT: 'off' });
  await fetch(origin);
  await stop();
}

await build();
// Optional: without the cache starts only take longer.
await warmUp().catch(() => undefined);
console.log('Built dist/client, dist/server and dist/provider.');
