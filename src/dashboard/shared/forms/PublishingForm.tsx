import type { ComponentPropsWithRef } from 'react';
import { sendOnPurpose } from './sending.ts';

interface PublishingFormProps extends Pick<
  ComponentPropsWithRef<'form'>,
  'id' | 'className' | 'ref' | 'aria-label' | 'children'
> {
  readonly onSubmit: () => void;
}

/** A form that publishes: it is sent on purpose only (see `sendOnPurpose`), and says itself what a field lacks. */
export function PublishingForm({ onSubmit, ...rest }: PublishingFormProps) {
  return (
    <form
      {...rest}
      noValidate
      onKeyDown={sendOnPurpose}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
