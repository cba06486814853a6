import type { ProjectFile } from '../../domain/content.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

/** A file of a project that is in none of its grids. */
export const DeleteMediaMachineContext = createConfirmContext<ProjectFile>('DeleteMediaMachineContext');
