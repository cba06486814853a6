import { createPreviewActors } from '../../../machines/preview/preview.actors.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { PreviewMachineContext } from '../../../machines/preview/preview.react.tsx';
import { runFrame } from '../../../platform/preview-frame.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machine of a preview's frame. */
export const PreviewMachines = createProvider(
  provide(PreviewMachineContext, previewMachine.provide({ actors: createPreviewActors({ runFrame }) })),
);
