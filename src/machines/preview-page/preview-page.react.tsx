import { useActorRef, useSelector } from '@xstate/react';
import type { PreviewContent } from '../../domain/preview.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { previewPageMachine } from './preview-page.machine.ts';

export const PreviewPageMachineContext = createMachineContext<typeof previewPageMachine>('PreviewPageMachineContext');

/** What the form around the frame holds: null until it has said so, `'unframed'` where there is none. */
export function usePreviewContent(): PreviewContent | 'unframed' | null {
  const actor = useActorRef(useProvidedMachine(PreviewPageMachineContext));
  return useSelector(actor, (now) => (now.matches('unframed') ? 'unframed' : now.context.content));
}
