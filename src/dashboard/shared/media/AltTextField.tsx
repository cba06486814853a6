import { TextField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { logFailure, withReason } from '../messages.ts';
import { DescribeMediaMachineContext } from './media-machines.ts';

interface AltTextFieldProps {
  readonly file: ProjectFile;
  /** The file's distinct accessible name. */
  readonly name: string;
  readonly onSaved: (alt: string) => void;
}

const failed = 'Failed to save the alt text.';

/** A file's text alternative. Saved on blur or with Enter; a failure keeps what was typed. */
export function AltTextField({ file, name, onSaved }: AltTextFieldProps) {
  const { show } = useShowToast();
  const [text, setText] = useState(file.media.alt ?? '');
  const [saved, setSaved] = useState(file.media.alt ?? '');
  const submission = useSubmission(useProvidedMachine(DescribeMediaMachineContext), {
    onSucceeded: (alt) => {
      setSaved(alt);
      show({ kind: 'success', text: `Alt text of ${name} saved` });
      onSaved(alt);
    },
    onFailed: (problem) => {
      logFailure(failed, problem);
    },
  });
  const { isBusy, problem } = submission;
  const isSaved = text.trim() === saved;
  const save = () => {
    if (!isSaved && !isBusy) submission.submit({ path: file.path, alt: text.trim() });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        aria-label={`Alt text of ${name}`}
        autoComplete="off"
        error={problem === null || isSaved ? undefined : `${withReason(failed, problem)} Press Enter to try again.`}
        hint={isBusy ? 'Saving…' : isSaved ? (saved === '' ? 'Missing' : 'Saved') : 'Not saved'}
        label="Alt text"
        maxLength={1000}
        onBlur={save}
        onChange={(event) => setText(event.currentTarget.value)}
        readOnly={isBusy}
        value={text}
      />
    </form>
  );
}
