import { createMediaFetcher, type Allows } from './imports/fetch-media.ts';
import { createImports, type Imports } from './imports/imports.ts';
import { importLimits, type ImportLimits } from './imports/limits.ts';
import { createLookAtFile } from './imports/look-at-file.ts';
import type { Services } from './services.ts';

/** Otherwise than usual, in tests: hosts on their own machine, and small bounds. */
export interface ImportConfig {
  readonly allows?: Allows;
  readonly limits?: Partial<ImportLimits>;
}

/** What is taken from former sites, by these services. @param onFailure hears of what is a fault of ours */
export function createImporting(
  services: Services,
  { allows, limits: own }: ImportConfig = {},
  onFailure: (reason: unknown) => void = () => undefined,
): Imports {
  const { store, films, clock } = services;
  const limits = { ...importLimits, ...own };
  const fetcher = createMediaFetcher({
    incoming: store.incoming,
    limits,
    ...(allows === undefined ? {} : { allows }),
  });
  return createImports({
    services,
    fetcher,
    look: createLookAtFile(films),
    limits,
    clock,
    onFailure,
    isShared: services.db.others !== null,
  });
}
