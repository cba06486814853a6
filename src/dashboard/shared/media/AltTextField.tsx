import { TextAreaField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { logFailure, withReason } from '../messages.ts';
import { isPlainEnter } from '../forms/sending.ts';
import { DescribeMediaMachineContext } from './media-machines.ts';
import { isolated } from '../../../domain/isolated.ts';

interface AltTextFieldProps {
  readonly file: ProjectFile;
  /** The file's distinct accessible name. */
  readonly name: string;
  readonly onSaved: (alt: string) => void;
}

const failed = 'Failed to save the alt text.';

/** A file's text alternative. It grows with what is written; Enter begins a new line. Saved on leaving it, or with Ctrl or ⌘ and Enter; a failure keeps what was typed. */
export function AltTextField({ file, name, onSaved }: AltTextFieldProps) {
  const { show } = useShowToast();
  const [text, setText] = useState(file.media.alt ?? '');
  const [saved, setSaved] = useState(file.media.alt ?? '');
  const submission = useSubmission(useProvidedMachine(DescribeMediaMachineContext), {
    onSucceeded: (stored) => {
      setSaved(stored);
      show({ kind: 'success', text: `Alt text of ${isolated(name)} saved` });
      onSaved(stored);
    },
    onFailed: (problem) => {
      logFailure(failed, problem);
    },
  });
  const { isBusy, problem } = submission;
  // A text alternative is one line, wherever it was broken while it was written.
  const alt = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  const isSaved = alt === saved;
  const save = () => {
    if (!isSaved && !isBusy) submission.submit({ path: file.path, alt });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextAreaField
        aria-label={`Alt text of ${name}`}
        error={
          problem === null || isSaved
            ? undefined
            : `${withReason(failed, problem)} Press Ctrl or ⌘ with Enter to try again.`
        }
        hint={isBusy ? 'Saving…' : isSaved ? (saved === '' ? 'Missing' : 'Saved') : 'Not saved'}
        label="Alt text"
        maxLength={1000}
        onBlur={save}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isPlainEnter(event)) return;
          event.preventDefault();
          save();
        }}
        readOnly={isBusy}
        rows={2}
        value={text}
      />
    </form>
  );
}
