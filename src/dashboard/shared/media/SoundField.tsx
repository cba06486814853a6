import { Button } from '@vitrine/design-system/components/button';
import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef, useState } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useLastingSubmission } from '../../../machines/submission/lasting-submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { logFailure, withReason } from '../messages.ts';
import { useOutcome } from '../use-outcome.ts';
import { action } from './media-care.css.ts';
import { SetSoundMachineContext } from './media-machines.ts';
import { soundLabel } from './sound-texts.ts';

interface SoundFieldProps {
  /** A film that has sound. */
  readonly file: Pick<ProjectFile, 'path' | 'media'>;
  /** The file's distinct accessible name. */
  readonly name: string;
  readonly isOff?: boolean;
  /** @param sound whether visitors can turn it on now */
  readonly onSaved: (sound: boolean) => void;
}

const failed = 'Failed to save this.';

/** Whether visitors can hear a stored film. Saved at once; a failure keeps the choice, and can be tried again. */
export function SoundField({ file, name, isOff = false, onSaved }: SoundFieldProps) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const [wish, setWish] = useState(file.media.sound === true);
  const [saved, setSaved] = useState(wish);
  const box = useRef<HTMLButtonElement>(null);
  const { isBusy, problem, submit } = useLastingSubmission(useProvidedMachine(SetSoundMachineContext), {
    onSucceeded: (stored) => {
      setSaved(stored);
      const text = stored ? `Visitors can turn the sound of ${isolated(name)} on` : `${isolated(name)} is silent now`;
      show({ kind: 'success', text });
      onSaved(stored);
    },
    onFailed: (why, isShown) => {
      if (isShown) logFailure(failed, why);
      else outcome.failed(`Failed to save the sound of ${isolated(name)}.`, why, `sound ${file.path}`);
    },
  });
  const choose = (sound: boolean) => {
    if (isBusy) return;
    setWish(sound);
    if (sound !== saved) submit({ path: file.path, sound });
  };
  return (
    <div aria-busy={isBusy}>
      <Checkbox checked={wish} disabled={isOff} onCheckedChange={choose} ref={box}>
        <span>
          {soundLabel} <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </span>
      </Checkbox>
      <div role="status">{isBusy ? <Text variant="dashSmall">Saving…</Text> : null}</div>
      <div role="alert">
        {problem === null || wish === saved ? null : (
          <Text tone="danger" variant="dashSmall">
            {withReason(failed, problem)}
          </Text>
        )}
      </div>
      {problem === null || wish === saved || isBusy ? null : (
        <div className={action}>
          <Button
            onClick={() => {
              // The button goes while it is saved.
              box.current?.focus();
              submit({ path: file.path, sound: wish });
            }}
            size="small"
          >
            Try again <VisuallyHidden>{`to save the sound of ${name}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
