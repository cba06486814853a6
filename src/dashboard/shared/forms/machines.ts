import type { Visibility } from '../../../domain/publication.ts';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource-context.ts';

/** How projects and stories begin, as the settings say. */
export const NewVisibilityMachineContext = createPageResourceContext<Visibility>('NewVisibilityMachineContext');
