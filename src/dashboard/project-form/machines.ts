import type { Project } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';

export const ProjectConflictMachineContext = createConflictContext<Project>('ProjectConflictMachineContext');
