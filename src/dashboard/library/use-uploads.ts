import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Id } from '../../domain/content.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { counted } from '../shared/messages.ts';
import { HoldUploadsMachineContext } from './machines.ts';

/** A file that was chosen for the library. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** `waiting` until it is stored or not; `failed` may be tried again, `refused` not. */
  readonly state: 'waiting' | 'failed' | 'refused';
  /** Why it is refused. */
  readonly reason: string | null;
}

export interface Uploading {
  /** Those that are not stored. */
  readonly uploads: readonly Upload[];
  /** How many are still to be stored. */
  readonly under: number;
  readonly add: (files: readonly File[]) => void;
  /** Whether its turn has come. */
  readonly isBegun: (upload: Upload) => boolean;
  readonly keep: (key: number, stored: Id) => void;
  readonly fail: (key: number) => void;
  readonly refuse: (key: number, reason: string) => void;
  readonly retry: (key: number) => void;
  readonly retryAll: () => void;
  readonly remove: (key: number) => void;
  readonly removeAll: () => void;
}

/** More would only share one line. */
const atATime = 2;

/**
 * The files on their way into the library, two at a time: what fails stays in the list, and holds up no other. Once all have come to an
 * end, what was stored is told of in one toast, with Undo.
 *
 * @param reasonAgainst why a file cannot be taken, seen before it is looked at; else null
 * @param onAdded reads the library again
 */
export function useUploads(reasonAgainst: (file: File) => string | null, onAdded: () => void): Uploading {
  const { show } = useShowToast();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const serial = useRef(0);
  const stored = useRef<readonly Id[]>([]);
  const holding = useSubmission(useProvidedMachine(HoldUploadsMachineContext), {
    onSucceeded: ({ count, token }) => {
      const what = counted(count, 'picture', 'pictures');
      show({
        kind: 'success',
        text: `${what} added to the library.`,
        action: { label: 'Undo', request: { type: 'undo.ask', token, what, takesAway: true } },
      });
    },
  });

  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const under = waiting.length;
  const turns = new Set(waiting.slice(0, atATime).map(({ key }) => key));
  const settle = useEffectEvent(() => {
    if (under > 0 || stored.current.length === 0) return;
    holding.submit(stored.current);
    stored.current = [];
    onAdded();
  });
  useEffect(() => settle(), [under]);

  const change = (changed: (upload: Upload) => boolean, to: Pick<Upload, 'state' | 'reason'>) =>
    setUploads((now) => now.map((upload) => (changed(upload) ? { ...upload, ...to } : upload)));
  const remove = (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key));
  return {
    uploads,
    under,
    add: (files) => {
      const added = files.map((file): Upload => {
        serial.current += 1;
        const reason = reasonAgainst(file);
        return { key: serial.current, file, state: reason === null ? 'waiting' : 'refused', reason };
      });
      setUploads((now) => [...now, ...added]);
    },
    // What has failed keeps its way, for another try.
    isBegun: ({ key, state }) => state === 'failed' || turns.has(key),
    keep: (key, id) => {
      stored.current = [...stored.current, id];
      remove(key);
    },
    fail: (key) => change((upload) => upload.key === key, { state: 'failed', reason: null }),
    refuse: (key, reason) => change((upload) => upload.key === key, { state: 'refused', reason }),
    retry: (key) => change((upload) => upload.key === key, { state: 'waiting', reason: null }),
    retryAll: () => change(({ state }) => state === 'failed', { state: 'waiting', reason: null }),
    remove,
    removeAll: () => setUploads([]),
  };
}
