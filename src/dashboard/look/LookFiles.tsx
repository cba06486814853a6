import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import type { Look } from '@vitrine/look';
import type { OwnFace } from '@vitrine/look/own-face';
import { useRef, useState, type ReactNode } from 'react';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { readLookFile, type OpenedLook } from './look-file.ts';
import { files } from './look.css.ts';
import { KeepLookMachineContext } from './machines.ts';
import { describeSaveFailure, plainLettersOnly } from './texts.ts';

interface LookFilesProps {
  readonly look: Look;
  /** The studio's own typeface as it was chosen; without one, what is stored. */
  readonly chosen: File | null | undefined;
  readonly stored: OwnFace | null;
  readonly disabled: boolean;
  /** What stands first in their row. */
  readonly keep: ReactNode;
  readonly onOpen: (opened: OpenedLook) => void;
}

/** The typeface that a look's file brings: all of it where it has just been chosen, else what is kept of it. */
function fontOf(look: Look, chosen: File | null | undefined, stored: OwnFace | null) {
  if (look.displayFace !== 'own' && look.textFace !== 'own') return null;
  if (chosen instanceof File) return chosen;
  const [first] = stored?.face.files ?? [];
  return stored === null || first === undefined || chosen === null
    ? null
    : { name: `${stored.name}.woff2`, url: first.url };
}

/** A look as a file: to keep, to give to another studio, and to begin from. */
export function LookFiles({ look, chosen, stored, disabled, keep, onOpen }: LookFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const font = fontOf(look, chosen, stored);
  const { submit, isBusy } = useSubmission(useProvidedMachine(KeepLookMachineContext), {
    onFailed: (problem) => setRefusal(describeSaveFailure(problem)),
  });
  return (
    <>
      <div className={files}>
        {keep}
        <Button disabled={disabled} onClick={() => input.current?.click()} size="small">
          Open a look’s file
        </Button>
        <Button
          busy={isBusy}
          onClick={() => {
            setRefusal(null);
            submit({ look, font });
          }}
          size="small"
        >
          Save as a file
        </Button>
        <input
          accept=".json,application/json"
          aria-label="A look’s file"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file === undefined) return;
            setRefusal(null);
            void readLookFile(file).then((read) => {
              if ('refusal' in read) setRefusal(read.refusal);
              else onOpen(read);
            });
          }}
          ref={input}
          type="file"
        />
      </div>
      {font === null || font instanceof File ? null : (
        <Text tone="muted" variant="dashSmall">
          {plainLettersOnly}
        </Text>
      )}
      <div role="alert">
        {refusal === null ? null : (
          <Text tone="danger" variant="dashSmall">
            {refusal}
          </Text>
        )}
      </div>
    </>
  );
}
