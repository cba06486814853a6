import type { HomepageEvent, MoveReport, SlotMoveRef } from '../../machines/homepage/homepage.react.tsx';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { logFailure, isPassing } from '../shared/messages.ts';
import { mediaSent } from '../shared/media/media-texts.ts';
import { describeMoveFailure } from './texts.ts';

const topic = 'move between slots';

/** Says how a move between slots has ended. @param onWritten called after a write, to read the slots again */
export function useMoveToasts(onWritten: () => void): (report: MoveReport) => void {
  const { show, dismissTopic } = useShowToast();
  return (report) => {
    const { from, to, stage, problem } = report;
    if (stage === 'moved') {
      const action = { label: 'Undo', request: { type: 'slots.move', from: to, to: from } } as const;
      show({ kind: 'success', text: mediaSent.update, topic, action });
    } else if (problem !== null) {
      const text = describeMoveFailure(report, problem);
      logFailure(text, problem);
      const type = stage === 'broken' ? 'slots.retry' : 'slots.move';
      const retry = { label: 'Retry', request: { type, from, to } } as const;
      show({ kind: 'error', text, topic, action: isPassing(problem) ? retry : undefined });
    } else dismissTopic(topic);
    if (stage === 'moved' || stage === 'broken') onWritten();
  };
}

/** Does what those toasts offer. */
export function useMoveRequests(moves: readonly SlotMoveRef[], send: (event: HomepageEvent) => void): void {
  useToastRequest((request) => {
    if (request.type === 'slots.move') send(request);
    if (request.type !== 'slots.retry') return;
    const move = moves.find((one) => {
      const { from, to } = one.getSnapshot().context;
      return from === request.from && to === request.to;
    });
    move?.send({ type: 'move.retry' });
  });
}
