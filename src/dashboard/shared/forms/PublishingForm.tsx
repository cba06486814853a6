import type { ComponentPropsWithRef } from 'react';
import { FormParts } from '../../../machines/sending/sending.react.tsx';
import { sendOnPurpose } from './sending.ts';
import { useFormSending } from './use-form-sending.ts';

interface PublishingFormProps extends Pick<
  ComponentPropsWithRef<'form'>,
  'className' | 'ref' | 'aria-label' | 'children'
> {
  readonly id: string;
  readonly onSubmit: () => void;
}

/**
 * A form that publishes: it is sent on purpose only (see `sendOnPurpose`), once what is on its way in it is there, and says itself what a
 * field lacks.
 */
export function PublishingForm({ onSubmit, children, ...form }: PublishingFormProps) {
  const send = useFormSending({ form: form.id, send: onSubmit });
  return (
    <form
      {...form}
      noValidate
      onKeyDown={sendOnPurpose}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormParts form={form.id}>{children}</FormParts>
    </form>
  );
}
