import type { OpenedLink } from '../../domain/administrators.ts';
import type { FormMachine } from '../form/form.machine.ts';
import { useForm, type Form, type FormListeners } from '../form/form.react.tsx';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { createPageResourceContext } from '../page-resource/page-resource-context.ts';
import type { InviteField, JoinField } from './administrators.rules.ts';

/** Invites somebody. What is written names the secret of the link as the last part of its address. */
export const InviteMachineContext = createMachineContext<FormMachine<InviteField>>('InviteMachineContext');

/** Removes the administrator whose id the record has. */
export const RemoveAdministratorMachineContext = createMachineContext<FormMachine<'password'>>(
  'RemoveAdministratorMachineContext',
);
/** Lets the administrator in again whose id the record has. */
export const RestoreAdministratorMachineContext = createMachineContext<FormMachine<'password'>>(
  'RestoreAdministratorMachineContext',
);
export const RenameAdministratorMachineContext = createMachineContext<FormMachine<'name'>>(
  'RenameAdministratorMachineContext',
);

/** What a link's secret opens. */
export const OpenInvitationMachineContext = createPageResourceContext<OpenedLink>('OpenInvitationMachineContext');
/** Joins by the invitation whose secret is the record's id, and begins a session. */
export const JoinMachineContext = createMachineContext<FormMachine<JoinField>>('JoinMachineContext');

/** Whether a link for a new password can be sent. */
export interface ForgottenOffer {
  /** By mail; null where the provider does not know the like. */
  readonly byMail: boolean | null;
}
export const ForgottenOfferMachineContext = createPageResourceContext<ForgottenOffer>('ForgottenOfferMachineContext');
/** Has a link for a new password sent. */
export const ForgottenMachineContext = createMachineContext<FormMachine<'username'>>('ForgottenMachineContext');
/** Sets the password by the link whose secret is the record's id. */
export const NewPasswordMachineContext = createMachineContext<FormMachine<'password'>>('NewPasswordMachineContext');

/** The form that removes an administrator, or lets one in again, once the password has allowed it. */
export function usePasswordForm(act: 'remove' | 'restore', id: number, listeners: FormListeners): Form<'password'> {
  const context = act === 'remove' ? RemoveAdministratorMachineContext : RestoreAdministratorMachineContext;
  return useForm(useProvidedMachine(context), listeners, { id, values: { password: '' }, etag: null });
}
