import { PasswordField } from '@vitrine/design-system/components/password-field';
import type { ComponentProps } from 'react';

/** The password of who is logged in, which allows what a form does. */
export const ProofField = (props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'label'>) => (
  <PasswordField {...props} autoComplete="current-password" label="Your password" />
);
