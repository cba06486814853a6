import { createMediaFetcher, type Allows } from './fetch-media.ts';
import { createImports, type Imports } from './imports.ts';
import { importLimits, type ImportLimits } from './limits.ts';
import { createLookAtFile } from './look-at-file.ts';
import type { Services } from '../services.ts';

/** Otherwise than usual, in tests: hosts on their own machine, and small bounds. */
export interface ImportConfig {
  readonly allows?: Allows;
  readonly limits?: Partial<ImportLimits>;
}

/** Who hears of imports that are under way. */
export interface ImportListeners {
  /** Of what is a fault of ours. */
  readonly onFailure: (reason: unknown) => void;
  /** After each item that was made, which no request has written. */
  readonly onWritten: () => void;
}

/** What is taken from former sites, by these services. */
export function createImporting(
  services: Services,
  { allows, limits: own }: ImportConfig = {},
  { onFailure, onWritten }: ImportListeners = { onFailure: () => undefined, onWritten: () => undefined },
): Promise<Imports> {
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
    onWritten,
    isShared: services.db.others !== null,
  });
}
