import { createPreviewPageActors } from '../../../machines/preview-page/preview-page.actors.ts';
import { previewPageMachine } from '../../../machines/preview-page/preview-page.machine.ts';
import { PreviewPageMachineContext } from '../../../machines/preview-page/preview-page.react.tsx';
import { createPreviewActors } from '../../../machines/preview/preview.actors.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { PreviewMachineContext } from '../../../machines/preview/preview.react.tsx';
import { listenToForm, runFrame } from '../../../platform/preview-frame.ts';
import { loadReading } from '../reading.ts';
import type { PreviewContent } from '../../../domain/preview.ts';
import { createProvider, provide } from '../provide.tsx';

/** Pictures of a form, which knows them on the dashboard's papers, on those of the look. Without that code their edges stay as they are. */
const onItsPapers = (content: PreviewContent): Promise<PreviewContent> =>
  loadReading().then(
    (reading) => reading.onItsPapers(content),
    () => content,
  );

/** The machines on both sides of a preview's frame. */
export const PreviewMachines = createProvider(
  provide(PreviewMachineContext, previewMachine.provide({ actors: createPreviewActors({ runFrame }) })),
  provide(
    PreviewPageMachineContext,
    previewPageMachine.provide({
      actors: createPreviewPageActors({
        listenToForm: (onContent) => listenToForm((content) => void onItsPapers(content).then(onContent)),
      }),
    }),
  ),
);
