import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { DoorAlert } from './DoorAlert.tsx';
import { form, submit, title } from './door.css.ts';

interface DoorFormProps {
  readonly heading: string;
  /** What its button says, and while it is at work: the width is kept. */
  readonly verb: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** What went wrong and belongs to none of the fields. */
  readonly problem: string | null;
  /** What helps then. */
  readonly help?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form for who is not logged in: one heading, its fields, one button. */
export function DoorForm({ heading, verb, busyLabel, isBusy, problem, help, onSubmit, children }: DoorFormProps) {
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={title}>
        <Text as="h1" variant="display">
          {heading}
        </Text>
      </div>
      {children}
      <DoorAlert>{problem}</DoorAlert>
      {help}
      <div className={submit}>
        <Button busy={isBusy} busyLabel={busyLabel} size="large" type="submit" variant="primary">
          {verb}
        </Button>
      </div>
    </form>
  );
}
