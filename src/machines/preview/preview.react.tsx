import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PreviewContent, PreviewView, Size } from '../../domain/preview.ts';
import { pageElements } from '../elements.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useElementRef } from '../use-element-ref.ts';
import { useEmitted } from '../use-emitted.ts';
import type { previewMachine } from './preview.machine.ts';

export const PreviewMachineContext = createMachineContext<typeof previewMachine>('PreviewMachineContext');

type PreviewActor = ActorRefFrom<typeof previewMachine>;

/** The preview of one form. It stays the same while somebody types. */
export interface Preview {
  readonly actor: PreviewActor;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/**
 * @param read what the form holds now
 * @param onClosed the panel is gone, and the focus with it
 */
export function usePreview(read: () => PreviewContent, onClosed: () => void): Preview {
  const actor = useActorRef(useProvidedMachine(PreviewMachineContext));
  const isOpen = useSelector(actor, (now) => now.matches('open'));
  useEmitted(actor, { 'preview.closed': onClosed });
  return {
    actor,
    isOpen,
    toggle: () => actor.send(isOpen ? { type: 'preview.close' } : { type: 'preview.open', content: read() }),
  };
}

/** What the open panel draws. */
export interface PreviewFrame {
  readonly view: PreviewView;
  readonly stage: Size | null;
  readonly state: 'starting' | 'showing' | 'failed';
  /** Of the frame's element: another one is another attempt. */
  readonly attempt: number;
  readonly attach: (frame: object | null) => void;
  readonly choose: (view: PreviewView) => void;
  readonly close: () => void;
  readonly retry: () => void;
}

/** The frame, which draws the content again with each change of it. */
export function usePreviewFrame(actor: PreviewActor, content: PreviewContent): PreviewFrame {
  const { view, stage, failures } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, (now) => {
    if (now.matches({ open: { framed: 'showing' } })) return 'showing';
    return now.matches({ open: { framed: 'failed' } }) ? 'failed' : 'starting';
  });
  useEffect(() => actor.send({ type: 'content.changed', content }), [actor, content]);
  return {
    view,
    stage,
    state,
    attempt: failures,
    attach: useElementRef(actor, pageElements),
    choose: (chosen) => actor.send({ type: 'view.chosen', view: chosen }),
    close: () => actor.send({ type: 'preview.close' }),
    retry: () => actor.send({ type: 'preview.retry' }),
  };
}
