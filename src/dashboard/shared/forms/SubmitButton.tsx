import { Button } from '@vitrine/design-system/components/button';
import { useCallback } from 'react';
import type { ReactNode, Ref } from 'react';
import { keysToSend } from '../../../machines/form/form.react.tsx';
import { useIsHeldBack } from '../../../machines/sending/sending.react.tsx';
import { watchSendKeys } from './sending.ts';
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
export function SubmitButton({ busy, busyLabel = 'Submitting...', children = 'Submit', ...button }: SubmitButtonProps) {
  const { form } = button;
  const isHeldBack = useIsHeldBack(form);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const page = element.ownerDocument;
      return watchSendKeys(page, () => {
        const found = page.getElementById(form);
        return found instanceof HTMLFormElement ? found : null;
      });
    },
    [form],
  );
  return (
    <>
      <span aria-hidden="true" className={keys} ref={watch}>
        {keysToSend()}
      </span>
      <Button
        {...button}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        busy={busy || isHeldBack}
        busyLabel={busyLabel}
        type="submit"
        variant="primary"
      >
        {children}
      </Button>
    </>
  );
}
