import { createPreviewActors } from '../../../machines/preview/preview.actors.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { PreviewMachineContext } from '../../../machines/preview/preview.react.tsx';
import { runFrame } from '../../../platform/preview-frame.ts';
import { provide } from '../provide.tsx';

/** The machine of a preview's frame. */
export const previewMachines = [
  provide(PreviewMachineContext, previewMachine.provide({ actors: createPreviewActors({ runFrame }) })),
];
