import type { OwnPage } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';

export const PageConflictMachineContext = createConflictContext<OwnPage>('PageConflictMachineContext');
