import { RevokeInvitationMachineContext } from '../../../dashboard/administrators/machines.ts';
import type { Invitation, OpenedLink } from '../../../domain/administrators.ts';
import {
  ForgottenMachineContext,
  ForgottenOfferMachineContext,
  InviteMachineContext,
  JoinMachineContext,
  NewPasswordMachineContext,
  OpenInvitationMachineContext,
  RemoveAdministratorMachineContext,
  RenameAdministratorMachineContext,
  RestoreAdministratorMachineContext,
} from '../../../machines/administrators/administrators.react.tsx';
import type { ForgottenOffer } from '../../../machines/administrators/administrators.react.tsx';
import {
  forgottenForm,
  inviteForm,
  joinForm,
  nameForm,
  newPasswordForm,
  passwordForm,
} from '../../../machines/administrators/administrators.rules.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { formOf, resourceOf, submissionOf } from './generic.ts';
import type { SessionPlatform } from './session.ts';

/** The machines of who may log in, and of the page that an invitation leads to. */
export function createAdministratorMachines(
  { extensions: calls }: Pick<DashboardCalls, 'extensions'>,
  platform: Pick<SessionPlatform, 'saveSession' | 'saveUsername'>,
) {
  return [
    provide(
      InviteMachineContext,
      formOf({
        ...inviteForm,
        submit: async ({ values: { name, password } }) => ({
          id: null,
          etag: null,
          slug: await calls.invite(name.trim(), password),
        }),
      }),
    ),
    provide(
      RemoveAdministratorMachineContext,
      formOf({
        ...passwordForm,
        submit: async ({ id, values: { password } }) => {
          await calls.removeAdministrator(Number(id), password);
          return null;
        },
      }),
    ),
    provide(
      RestoreAdministratorMachineContext,
      formOf({
        ...passwordForm,
        submit: async ({ id, values: { password } }) => {
          await calls.restoreAdministrator(Number(id), password);
          return null;
        },
      }),
    ),
    provide(
      RenameAdministratorMachineContext,
      formOf({
        ...nameForm,
        submit: async ({ id, values: { name } }) => {
          await calls.renameAdministrator(Number(id), name.trim());
          return null;
        },
      }),
    ),
    provide(
      RevokeInvitationMachineContext,
      submissionOf<Invitation, Invitation>(async (invitation) => {
        await calls.revokeInvitation(invitation.id);
        return invitation;
      }),
    ),
    provide(
      ForgottenOfferMachineContext,
      resourceOf<ForgottenOffer>(async (_page, signal) => ({ byMail: await calls.forgottenPassword(signal) })),
    ),
    provide(
      ForgottenMachineContext,
      formOf({
        ...forgottenForm,
        submit: async ({ values: { username } }) => {
          await calls.askForNewPassword(username.trim());
          return null;
        },
      }),
    ),
    provide(
      NewPasswordMachineContext,
      formOf({
        ...newPasswordForm,
        submit: async ({ id, values: { password } }) => {
          const username = await calls.setNewPassword(String(id), password);
          if (username !== '') platform.saveUsername(username);
          return null;
        },
      }),
    ),
    provide(
      OpenInvitationMachineContext,
      resourceOf<OpenedLink>(async (token) => ({ invitation: await calls.openInvitation(token) })),
    ),
    provide(
      JoinMachineContext,
      formOf({
        ...joinForm,
        submit: async ({ id, values: { username, name, password } }) => {
          const session = await calls.join({
            token: String(id),
            username: username.trim(),
            name: name.trim(),
            password,
          });
          platform.saveUsername(session.username);
          platform.saveSession(session.token);
          return null;
        },
      }),
    ),
  ];
}
