import { TextAreaField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useLastingSubmission } from '../../../machines/submission/lasting-submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { logFailure, withReason } from '../messages.ts';
import { useOutcome } from '../use-outcome.ts';
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

/** What could not be saved of files whose fields are gone from the page, by their paths: it stands there again once they are shown. */
const unsaved = new Map<string, string>();

/** A file's text alternative. It grows with what is written; Enter begins a new line. Saved on leaving it, or with Ctrl or ⌘ and Enter; a failure keeps what was typed. */
export function AltTextField({ file, name, onSaved }: AltTextFieldProps) {
  const { show, dismissTopic } = useShowToast();
  const topic = `alt text ${file.path}`;
  const outcome = useOutcome();
  const [text, setText] = useState(() => unsaved.get(file.path) ?? file.media.alt ?? '');
  const [saved, setSaved] = useState(file.media.alt ?? '');
  // Whoever describes one file after the other is at the next before the answer comes.
  const submission = useLastingSubmission(useProvidedMachine(DescribeMediaMachineContext), {
    onSucceeded: (stored) => {
      unsaved.delete(file.path);
      dismissTopic(topic);
      setSaved(stored);
      show({ kind: 'success', text: `Alt text of ${isolated(name)} saved` });
      onSaved(stored);
    },
    onFailed: (problem, isShown) => {
      if (isShown) {
        logFailure(failed, problem);
        return;
      }
      unsaved.set(file.path, text);
      outcome.failed(`Failed to save the alt text of ${isolated(name)}. What you wrote stands there.`, problem, topic);
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
