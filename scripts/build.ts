/**
 * `npm run build`: the static site in dist/client, hostable anywhere with a fallback to index.html, and in dist/server what
 * our provider draws its pages with; in dist/provider that provider, in one file.
 */
import { build } from './lib/build.ts';
import { startProvider } from './lib/provider.ts';

/** One start, and one page: what it finds out lies in .cache then, also for a service that may not write there. */
async function warmUp() {
  const { origin, stop } = await startProvider({ DEMO_CONTENT: 'off' });
  await fetch(origin);
  await stop();
}

await build();
// Without it starts take longer, and nothing else happens.
await warmUp().catch(() => undefined);
console.log('Built dist/client, dist/server and dist/provider.');
