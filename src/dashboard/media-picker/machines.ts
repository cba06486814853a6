import type { ProjectFile } from '../../domain/content.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

/** One of a project's media that stand in none of its grids. */
export const DeleteMediaMachineContext = createConfirmContext<ProjectFile>('DeleteMediaMachineContext');
