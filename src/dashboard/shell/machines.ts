import { createPageResourceContext } from '../../machines/page-resource/page-resource.react.tsx';

/** The names of the extensions that the provider offers. */
export const ExtensionsMachineContext = createPageResourceContext<readonly string[]>('ExtensionsMachineContext');
