import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef } from 'react';
import type { Media } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useLastingSubmission } from '../../../machines/submission/lasting-submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { logFailure, withReason } from '../messages.ts';
import { useOutcome } from '../use-outcome.ts';
import { useExtensions } from '../page/extensions.ts';
import { captions as row, hidden } from './captions-field.css.ts';
import { SetCaptionsMachineContext } from './media-machines.ts';
import { usePutBack } from './use-put-back.ts';

interface CaptionsFieldProps {
  /** A stored film. */
  readonly media: Media;
  /** Its path, as the provider wrote it. */
  readonly path: string;
  /** Its distinct accessible name. */
  readonly name: string;
  readonly isOff?: boolean;
  /** Where they are now; undefined without some. */
  readonly onSaved: (captions: string | undefined) => void;
}

const failed = 'Failed to save the captions.';

/** The captions of a stored film that has sound, for who does not hear it. Not there for a provider that keeps none. */
export function CaptionsField(props: CaptionsFieldProps) {
  const isKept = useExtensions().includes('captions');
  const { sound, captions } = props.media;
  return isKept && (sound !== undefined || captions !== undefined) ? <Field {...props} /> : null;
}

/** Saved at once, as the film itself is stored already; each change can be taken back. */
function Field({ media, path, name, isOff = false, onSaved }: CaptionsFieldProps) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const remember = usePutBack(media.captions, onSaved);
  const { isBusy, problem, submit } = useLastingSubmission(useProvidedMachine(SetCaptionsMachineContext), {
    onSucceeded: ({ captions, undo }) => {
      remember(undo);
      onSaved(captions);
      show({
        kind: 'success',
        text: captions === undefined ? `${isolated(name)} has no captions now` : `Captions of ${isolated(name)} saved`,
        action:
          undo === null
            ? undefined
            : { label: 'Undo', request: { type: 'undo.ask', token: undo, what: `The captions of ${isolated(name)}` } },
      });
    },
    onFailed: (why, isShown) => {
      if (isShown) logFailure(failed, why);
      else outcome.failed(`Failed to save the captions of ${isolated(name)}.`, why, `captions ${path}`);
    },
  });
  const has = media.captions !== undefined;
  return (
    <div aria-busy={isBusy}>
      <div className={row}>
        <Text as="span" variant="dashSmall">
          {has ? 'Captions: yes' : 'Captions: none'}
        </Text>
        <Button
          busy={isBusy}
          busyLabel="Saving…"
          disabled={isOff}
          onClick={() => input.current?.click()}
          ref={choose}
          size="small"
          variant="quiet"
        >
          {has ? 'Replace' : 'Add .vtt'} <VisuallyHidden>{`captions of ${name}`}</VisuallyHidden>
        </Button>
        {has && !isOff && !isBusy ? (
          <Button
            onClick={() => {
              // The button goes with what it removes.
              choose.current?.focus();
              submit({ path, file: null });
            }}
            size="small"
            variant="quiet"
          >
            Remove <VisuallyHidden>{`captions of ${name}`}</VisuallyHidden>
          </Button>
        ) : null}
        <input
          accept=".vtt,text/vtt"
          aria-label={`Choose captions of ${name}`}
          className={hidden}
          disabled={isOff || isBusy}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) submit({ path, file });
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
          ref={input}
          tabIndex={-1}
          type="file"
        />
      </div>
      <div role="alert">
        {problem === null ? null : (
          <Text tone="danger" variant="dashSmall">
            {withReason(failed, problem)}
          </Text>
        )}
      </div>
    </div>
  );
}
