import type { Story } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';

export const StoryConflictMachineContext = createConflictContext<Story>('StoryConflictMachineContext');
