import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { createPageResourceContext, usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';

/** The names of the extensions that the provider offers. */
export const ExtensionsMachineContext = createPageResourceContext<readonly string[]>('ExtensionsMachineContext');

/** What the provider offers beyond the specified calls, as far as that is known by now. */
export function useExtensions(): readonly string[] {
  return usePageResource(useProvidedMachine(ExtensionsMachineContext), 'extensions').value ?? [];
}
