import { PasswordField } from '@vitrine/design-system/components/password-field';
import { Text } from '@vitrine/design-system/components/text';
import type { ComponentProps } from 'react';
import { describeLength } from '../../../domain/password.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'look' | 'name' | 'value'> & {
  readonly value: string;
};

/** A password that somebody chooses, and below it how long it is, while nothing is wrong with it. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <>
    <PasswordField {...props} autoComplete="new-password" look="underline" name="password" />
    {props.error === null ? (
      <Text tone="muted" variant="dashSmall">
        {describeLength(props.value)}
      </Text>
    ) : null}
  </>
);
