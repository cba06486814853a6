import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import type { ReactNode } from 'react';
import { fields } from './inline-form.css.ts';
import { isPlainEscape } from './sending.ts';

interface InlineFormProps {
  /** What it is for, as its accessible name. */
  readonly label: string;
  /** What its button says, and while it is at work: the width is kept. */
  readonly verb: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A small form that comes up where it was asked for, and goes again: by Cancel or Escape, unless it is at work. */
export function InlineForm({ label, verb, busyLabel, isBusy, onSubmit, onCancel, children }: InlineFormProps) {
  return (
    <form
      aria-label={label}
      noValidate
      onKeyDown={(event) => {
        if (isPlainEscape(event) && !isBusy) onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={fields}>
        {children}
        <Inline gap={3} wrap>
          <Button busy={isBusy} busyLabel={busyLabel} type="submit" variant="primary">
            {verb}
          </Button>
          <Button disabled={isBusy} onClick={onCancel} variant="quiet">
            Cancel
          </Button>
        </Inline>
      </div>
    </form>
  );
}
