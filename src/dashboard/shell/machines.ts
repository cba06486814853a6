import type { ProjectSummary } from '../../domain/content.ts';
import { createPageResourceContext } from '../../machines/page-resource/page-resource-context.ts';

/** The read of the projects that the command menu finds. */
export const CommandProjectsMachineContext = createPageResourceContext<readonly ProjectSummary[]>(
  'CommandProjectsMachineContext',
);
