/** What `npm run dev` adds to the page (scripts/inspector-plugin.ts). */
import { recorder } from './wanted.ts';

if (recorder !== null) {
  const { mountInspector } = await import('./mount.tsx');
  mountInspector(recorder);
}
