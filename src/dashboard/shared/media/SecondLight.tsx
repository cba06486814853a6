import { useState } from 'react';
import type { Media } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useLastingSubmission } from '../../../machines/submission/lasting-submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { logFailure, withReason } from '../messages.ts';
import { useOutcome } from '../use-outcome.ts';
import { useExtensions } from '../page/extensions.ts';
import { SetSecondLightMachineContext } from './media-machines.ts';
import { LightHalves } from './LightHalves.tsx';
import { usePictureCheck } from './use-picture-check.ts';
import { usePutBack } from './use-put-back.ts';

interface SecondLightProps {
  /** The file by day. */
  readonly media: Media;
  /** Its path, as the provider wrote it. */
  readonly path: string;
  /** Its distinct name. */
  readonly name: string;
  /** `width/height` of its slot. */
  readonly ratio: string;
  readonly isOff?: boolean;
  /** The file with its new second light, and again after an undo. */
  readonly onChanged: (media: Media) => void;
}

const failed = 'Failed to save the picture for the black theme.';

/** A stored file beside what takes its place in the black theme. Not there for a provider that keeps none. */
export function SecondLight(props: SecondLightProps) {
  return useExtensions().includes('secondLight') ? <SavedHalves {...props} /> : null;
}

/** What is taken is saved at once, and can be taken back. A picture is opened before it is sent. */
function SavedHalves({ media, path, name, ratio, isOff = false, onChanged }: SecondLightProps) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const put = (dark: Media | undefined) => {
    onChanged({ ...media, dark });
  };
  const remember = usePutBack(media.dark, put);
  const { isBusy, problem, reset, submit } = useLastingSubmission(useProvidedMachine(SetSecondLightMachineContext), {
    onSucceeded: ({ dark, undo }) => {
      remember(undo);
      put(dark ?? undefined);
      show({
        kind: 'success',
        text:
          dark === null ? `Removed: ${isolated(name)} shows in both themes again` : `Black of ${isolated(name)} saved`,
        action:
          undo === null
            ? undefined
            : { label: 'Undo', request: { type: 'undo.ask', token: undo, what: `The black of ${isolated(name)}` } },
      });
    },
    onFailed: (why, isShown) => {
      if (isShown) logFailure(failed, why);
      else outcome.failed(`Failed to save the black of ${isolated(name)}.`, why, `black ${path}`);
    },
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isChecking, check } = usePictureCheck({
    onChecked: ({ file, reason }) => {
      setRefusal(reason);
      if (file !== null && reason === null) submit({ path, file });
    },
  });
  /** What was wrong with the file before is no longer said. */
  const forget = () => {
    setRefusal(null);
    reset();
  };
  return (
    <LightHalves
      isBusy={isBusy || isChecking}
      isOff={isOff}
      media={media}
      name={name}
      onRemove={() => {
        forget();
        submit({ path, file: null });
      }}
      onTake={(file) => {
        forget();
        if (media.kind === 'video') submit({ path, file });
        else check(file);
      }}
      problem={refusal ?? (problem === null ? null : withReason(failed, problem))}
      ratio={ratio}
      working={isChecking ? 'Checking …' : 'Saving…'}
    />
  );
}
