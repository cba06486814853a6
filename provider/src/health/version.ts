import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { paths } from '../paths.ts';

/** The version that runs, such as `0.2.0`. */
export function readVersion(): string {
  const { version }: { readonly version?: unknown } = createRequire(import.meta.url)(fileURLToPath(paths.packageFile));
  return String(version);
}
