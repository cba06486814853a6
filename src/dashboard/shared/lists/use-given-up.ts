import { useEffect, useId, useRef } from 'react';
import { useShowToast, useToastRequest } from '../../../machines/toasts/toasts.react.tsx';

type Texts = Readonly<Record<string, string>>;

/**
 * What was changed in its place and given up there, by Escape or Cancel, comes back by Undo in a toast, as long as the list is on the page.
 *
 * @param onBack opens the place again, with what was typed
 * @returns to be called when a place is given up. `row` tells one from another; `typed` is what differs from what is stored
 */
export function useGivenUp(onBack: (row: string, typed: Texts) => void): (row: string, typed: Texts) => void {
  const { show, dismissTopic } = useShowToast();
  const place = useId();
  const topics = useRef<ReadonlySet<string>>(new Set());
  useToastRequest((request) => {
    if (request.type === 'typed.restore' && request.place === place) onBack(request.row, request.typed);
  });
  useEffect(
    () => () => {
      // Nobody would hear its button.
      for (const topic of topics.current) dismissTopic(topic);
    },
    [dismissTopic],
  );
  return (row, typed) => {
    const topic = `${place} ${row}`;
    topics.current = new Set([...topics.current, topic]);
    const request = { type: 'typed.restore', place, row, typed } as const;
    show({ kind: 'success', text: 'Change discarded.', topic, action: { label: 'Undo', request } });
  };
}
