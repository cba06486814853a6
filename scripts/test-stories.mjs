/**
 * `npm run test:stories`: builds Storybook and opens every story in a browser. A story fails when it throws, writes an
 * error to the console, or violates WCAG 2.2 AA in either theme; one of the design system when it looks different from its
 * kept picture; one of a machine's paths when its component does not show the state that a path leads to.
 *
 * Words after `--` choose the stories whose id holds one; `--built` takes the Storybook that lies in dist/storybook;
 * `--update` keeps the pictures as they are now.
 */
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await import('./lib/story-tests.mjs');
