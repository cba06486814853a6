import { useCallback, useState } from 'react';
import type { Id } from '../../../domain/content.ts';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useUndo } from '../../../machines/undo/undo.react.tsx';
import { useOutcome } from '../use-outcome.ts';
import { useExtensions } from '../page/extensions.ts';
import { DuplicateMachineContext } from './machines.ts';

export const duplicateFailed = 'The project could not be duplicated.';

interface DuplicateListeners {
  /** The copy is there; or, taken back, no more. */
  readonly onChanged?: () => void;
}

/** Copies projects into drafts, one at a time, and says so with a way to the copy and a way back. */
export function useDuplicate({ onChanged }: DuplicateListeners = {}) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const isOffered = useExtensions().includes('duplicate');
  const { keyToSend, setKey } = useIdempotencyKey();
  const [asked, setAsked] = useState<{ readonly id: Id; readonly isDirty: boolean } | null>(null);
  useUndo(onChanged === undefined ? {} : { onUndone: onChanged });
  const copying = useSubmission(useProvidedMachine(DuplicateMachineContext), {
    onSucceeded: ({ id, title, undo }) => {
      setKey(null);
      const as = title === '' ? '' : `: “${title}”`;
      show({
        kind: 'success',
        text: `${asked?.isDirty === true ? 'What is saved of it was duplicated, a draft' : 'Duplicated, a draft'}${as}.`,
        links: id === null ? [] : [{ label: 'Edit it', to: dashboardPaths.editProject(id) }],
        action:
          undo === null
            ? undefined
            : { label: 'Undo', request: { type: 'undo.ask', token: undo, what: 'Copy', takesAway: true } },
      });
      onChanged?.();
    },
    onFailed: (problem) => outcome.failed(duplicateFailed, problem),
  });
  const { isBusy, submit } = copying;
  // The same until it is under way: each row of a list is given it.
  const duplicate = useCallback(
    (id: Id, isDirty = false) => {
      if (isBusy) return;
      setAsked({ id, isDirty });
      submit({ id, idempotencyKey: keyToSend() });
    },
    [isBusy, submit, keyToSend],
  );
  return {
    isOffered,
    /** What is being copied. */
    busyId: isBusy ? (asked?.id ?? null) : null,
    /** @param isDirty the form holds what is not saved, and will not be in the copy */
    duplicate,
  };
}
