import { createContext, useContext } from 'react';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';

/** The names of the extensions that the provider offers. */
export const ExtensionsMachineContext = createPageResourceContext<readonly string[]>('ExtensionsMachineContext');

/**
 * What it is known to offer before the session is checked: from then on nothing comes to the screen or goes from it. Null where nothing
 * is known yet.
 */
export const KnownExtensionsContext = createContext<readonly string[] | null>(null);

/** What the provider offers beyond the specified calls; null until that is known. */
export function useKnownExtensions(): readonly string[] | null {
  const known = useContext(KnownExtensionsContext);
  const start = known === null ? undefined : { value: known, problems: [] };
  return usePageResource(useProvidedMachine(ExtensionsMachineContext), 'extensions', start).value;
}

/** The same, as far as it is known by now. */
export function useExtensions(): readonly string[] {
  return useKnownExtensions() ?? [];
}
