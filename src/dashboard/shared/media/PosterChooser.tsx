import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef, useState } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useLastingSubmission } from '../../../machines/submission/lasting-submission.react.tsx';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { useOutcome } from '../use-outcome.ts';
import { chooser, film as filmClass, slider } from './poster-chooser.css.ts';
import { ChoosePosterMachineContext } from './media-machines.ts';
import { isolated } from '../../../domain/isolated.ts';

interface PosterChooserProps {
  readonly file: ProjectFile;
  readonly name: string;
  /** Called after a new poster was stored, to read the media again. */
  readonly onSaved: () => void;
}

const failed = 'Failed to save the poster.';
const STEP_S = 0.1;

/** Chooses the frame that is shown until a film plays. */
export function PosterChooser({ file, name, onSaved }: PosterChooserProps) {
  const [isOpen, setIsOpen] = useState(false);
  const targets = useFocusTargets<'opener'>();
  const close = () => {
    setIsOpen(false);
    targets.focus('opener');
  };
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        edge="always"
        onClick={() => setIsOpen(!isOpen)}
        ref={targets.ref('opener')}
        size="small"
        variant="quiet"
        aria-label={`Choose poster of ${name}`}
      >
        Choose poster
      </Button>
      {isOpen ? (
        <FrameSlider
          file={file}
          name={name}
          onCancel={close}
          onSaved={(isShown) => {
            if (isShown) close();
            onSaved();
          }}
        />
      ) : null}
    </div>
  );
}

interface FrameSliderProps extends Pick<PosterChooserProps, 'file' | 'name'> {
  readonly onCancel: () => void;
  /** @param isShown the slider is still on the page */
  readonly onSaved: (isShown: boolean) => void;
}

function FrameSlider({ file, name, onSaved, onCancel }: FrameSliderProps) {
  const outcome = useOutcome();
  const sliderId = useId();
  const film = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const submission = useLastingSubmission(useProvidedMachine(ChoosePosterMachineContext), {
    onSucceeded: (_, isShown) => {
      outcome.succeeded(`Poster of ${isolated(name)} saved`);
      onSaved(isShown);
    },
    onFailed: (problem) => outcome.failed(failed, problem),
  });
  const said = `${seconds.toFixed(1)} s of ${length.toFixed(1)} s`;
  return (
    <div className={chooser}>
      <video
        aria-label={`Frame of ${name} at ${seconds.toFixed(1)} s`}
        className={filmClass}
        muted
        onLoadedMetadata={(event) => {
          const { duration } = event.currentTarget;
          if (Number.isFinite(duration)) setLength(duration);
        }}
        playsInline
        preload="auto"
        ref={film}
        src={file.media.url}
      />
      <label htmlFor={sliderId}>
        <Text as="span" variant="dashSmall">
          Frame, {said}
        </Text>
      </label>
      <input
        aria-valuetext={said}
        className={slider}
        disabled={submission.isBusy}
        id={sliderId}
        max={length}
        min={0}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber;
          setSeconds(next);
          if (film.current !== null) film.current.currentTime = next;
        }}
        step={STEP_S}
        type="range"
        value={seconds}
      />
      <Inline gap={2} wrap>
        <Button
          busy={submission.isBusy}
          busyLabel="Saving..."
          onClick={() => submission.submit({ url: file.media.url, path: file.path, seconds })}
          size="small"
          variant="primary"
        >
          Use this frame
        </Button>
        <Button disabled={submission.isBusy} onClick={onCancel} size="small" variant="quiet">
          Cancel
        </Button>
      </Inline>
    </div>
  );
}
