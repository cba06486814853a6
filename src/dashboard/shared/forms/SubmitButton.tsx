import { Button } from '@vitrine/design-system/components/button';
import type { ReactNode, Ref } from 'react';
import { keysToSend } from '../../../machines/form/form.react.tsx';
import { keys } from './submit-button.css.ts';

interface SubmitButtonProps {
  /** The id of the form that it sends. */
  readonly form: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

/** Sends a form that publishes (see `sendOnPurpose`); beside it the keys that do the same. */
export function SubmitButton({ busyLabel = 'Submitting...', children = 'Submit', ...button }: SubmitButtonProps) {
  return (
    <>
      <span aria-hidden="true" className={keys}>
        {keysToSend()}
      </span>
      <Button
        {...button}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        busyLabel={busyLabel}
        type="submit"
        variant="primary"
      >
        {children}
      </Button>
    </>
  );
}
