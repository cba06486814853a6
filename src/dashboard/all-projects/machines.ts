import type { ProjectSummary } from '../../domain/content.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

export const DeleteProjectMachineContext = createConfirmContext<ProjectSummary>('DeleteProjectMachineContext');
