import type { Story } from '../../domain/content.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

export const DeleteStoryMachineContext = createConfirmContext<Story>('DeleteStoryMachineContext');
