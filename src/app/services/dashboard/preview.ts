import { createPreviewPageActors } from '../../../machines/preview-page/preview-page.actors.ts';
import { previewPageMachine } from '../../../machines/preview-page/preview-page.machine.ts';
import { PreviewPageMachineContext } from '../../../machines/preview-page/preview-page.react.tsx';
import { createPreviewActors } from '../../../machines/preview/preview.actors.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { PreviewMachineContext } from '../../../machines/preview/preview.react.tsx';
import { listenToForm, runFrame } from '../../../platform/preview-frame.ts';
import { onItsPapers } from '../reads.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machines on both sides of a preview's frame. */
export const PreviewMachines = createProvider(
  provide(PreviewMachineContext, previewMachine.provide({ actors: createPreviewActors({ runFrame }) })),
  provide(
    PreviewPageMachineContext,
    previewPageMachine.provide({
      actors: createPreviewPageActors({
        listenToForm: (onContent) => listenToForm((content) => onContent(onItsPapers(content))),
      }),
    }),
  ),
);
