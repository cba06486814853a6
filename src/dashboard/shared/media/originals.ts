import type { Original } from '../../../domain/originals.ts';
import { createConfirmContext } from '../../../machines/confirm/confirm.react.tsx';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource-context.ts';

/** The originals that are stored beside films; none where the provider keeps none. */
export const OriginalsMachineContext = createPageResourceContext<readonly Original[]>('OriginalsMachineContext');

export const DeleteOriginalMachineContext = createConfirmContext<Original>('DeleteOriginalMachineContext');
