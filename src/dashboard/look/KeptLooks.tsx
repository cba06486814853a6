import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { isSameLook, type Look } from '@vitrine/look';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { isNotFound } from '../../api/problem.ts';
import { checkLookName, longestLookName, nextLookName, type KeptLook } from '../../domain/kept-looks.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../machines/submission/submission.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { useGivenUp } from '../shared/lists/use-given-up.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { reasonOf } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { useTurns } from '../shared/use-turns.ts';
import { LookCard } from './LookCard.tsx';
import { keep, keptLook, ready } from './look.css.ts';
import { DeleteLookMachineContext, NameLookMachineContext } from './machines.ts';
import { keptTexts } from './texts.ts';

interface KeptLooksProps {
  readonly kept: readonly KeptLook[];
  /** What the form holds. */
  readonly look: Look;
  readonly disabled: boolean;
  readonly onChoose: (look: Look) => void;
  /** They are to be read again. */
  readonly onChange: () => void;
  /** @param keep the button that keeps one more, beside what else is done with a look; null while its name is asked for */
  readonly children: (keep: ReactNode) => ReactNode;
}

/** Looks that the studio keeps beside the one of its site: chosen as those that come with the product, and one more from what the form holds. */
export function KeptLooks({ kept, look, disabled, onChoose, onChange, children }: KeptLooksProps) {
  const targets = useFocusTargets<'keep' | 'name' | `delete ${string}`>();
  const outcome = useOutcome();
  const announceDeleted = useDeleted(onChange);
  const deletion = useTurns(DeleteLookMachineContext, {
    onSucceeded: (token, { id }) => {
      const next = neighbourOf(kept, id);
      if (next === undefined) targets.focus('keep');
      else targets.focus(`delete ${String(next.id)}`);
      announceDeleted(keptTexts.deleted, 'Look', token);
      onChange();
    },
    onFailed: (problem) => {
      outcome.failed(keptTexts.deleteFailed, problem);
      // Somebody else has deleted it.
      if (isNotFound(problem)) onChange();
    },
  });
  const [name, setName] = useState<string | null>(null);
  const ask = (begun: string) => {
    setName(begun);
    targets.focus('name');
  };
  const giveUp = useGivenUp((_row, typed) => ask(typed['name'] ?? nextLookName(kept)));
  return (
    <>
      {kept.length === 0 ? null : (
        <div aria-label="Looks that you keep" className={ready} role="group">
          {kept.map((one) => (
            <div className={keptLook} key={one.id}>
              <LookCard
                disabled={disabled}
                isChosen={isSameLook(one.look, look)}
                look={one.look}
                name={one.name}
                onChoose={() => onChoose(one.look)}
              />
              <Button
                aria-label={`Delete ${one.name}`}
                busy={deletion.asked.some(({ id }) => id === one.id)}
                busyLabel="Deleting..."
                onClick={() => deletion.ask(one)}
                ref={targets.ref(`delete ${String(one.id)}`)}
                size="small"
                variant="quiet"
              >
                Delete
              </Button>
            </div>
          ))}
        </div>
      )}
      {name === null ? null : (
        <NewLook
          kept={kept}
          look={look}
          name={name}
          onClose={(isKept) => {
            if (!isKept && name !== nextLookName(kept)) giveUp('name', { name });
            setName(null);
            targets.focus('keep');
            if (isKept) onChange();
          }}
          onName={setName}
          targets={targets}
        />
      )}
      {children(
        name === null ? (
          <Button disabled={disabled} onClick={() => ask(nextLookName(kept))} ref={targets.ref('keep')} size="small">
            Keep a copy
          </Button>
        ) : null,
      )}
    </>
  );
}

interface NewLookProps extends Pick<KeptLooksProps, 'kept' | 'look'> {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: (isKept: boolean) => void;
  readonly targets: Pick<ReturnType<typeof useFocusTargets<'keep' | 'name' | `delete ${string}`>>, 'ref' | 'focus'>;
}

/** The name of what is to be kept. No form of its own: it stands in that of the settings. */
function NewLook({ kept, look, name, onName, onClose, targets }: NewLookProps) {
  const [error, setError] = useState<string | null>(null);
  const { keyToSend } = useIdempotencyKey();
  const outcome = useOutcome();
  const { submit, isBusy } = useSubmission(useProvidedMachine(NameLookMachineContext), {
    onSucceeded: () => {
      outcome.succeeded(keptTexts.kept);
      onClose(true);
    },
    onFailed: (problem) => {
      outcome.notSaved(keptTexts.keepFailed, problem);
      if (problem.kind === 'http' && problem.status < 500) setError(reasonOf(problem));
      targets.focus('name');
    },
  });
  const send = () => {
    if (isBusy) return;
    const wrong = checkLookName(name, kept);
    setError(wrong);
    if (wrong === null) submit({ name: name.trim(), look, idempotencyKey: keyToSend() });
    else targets.focus('name');
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isBusy || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') send();
    else onClose(false);
  };
  return (
    <div className={keep}>
      <TextField
        autoComplete="off"
        error={error}
        hint="What is set below, as it is now"
        label="Keep it as"
        maxLength={longestLookName}
        onChange={({ currentTarget }) => {
          setError(null);
          onName(currentTarget.value);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={byKey}
        readOnly={isBusy}
        ref={targets.ref('name')}
        value={name}
      />
      <Button busy={isBusy} busyLabel="Keeping..." onClick={send} variant="primary">
        Keep
      </Button>
      <Button disabled={isBusy} onClick={() => onClose(false)} variant="quiet">
        Cancel
      </Button>
    </div>
  );
}
