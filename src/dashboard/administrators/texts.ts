import {
  calledName,
  type Administrator,
  type Invitation,
  type RemovedAdministrator,
} from '../../domain/administrators.ts';
import { describeMoment } from '../../domain/draft.ts';

export const texts = {
  intro:
    'Everybody here may do everything, each under their own name and with a password of their own. History says who changed what.',
  invited: 'Invited.',
  inviteFailed: 'Nobody was invited.',
  send: 'Send this link, in a message that nobody else reads. It lets one person in, once, within seven days. It is not shown again; you can always make another.',
  linkCopied: 'Link copied.',
  copyFailed: 'The link was not copied.',
  revoked: 'Invitation withdrawn: its link opens nothing any more.',
  revokeFailed: 'The invitation was not withdrawn.',
  renamed: 'Name saved.',
  renameFailed: 'The name was not saved.',
  remove: 'Their sessions end at once, and they can log in no more. For thirty days you can let them in again.',
  removed: 'Removed.',
  removeFailed: 'Nobody was removed.',
  restore: 'They log in as before, with the same username and password.',
  restored: 'Let in again.',
  restoreFailed: 'Nobody was let in.',
} as const;

/** 'ada, last login 09:40' */
export function describeAdministrator({ username, name, lastLoginAt }: Administrator, now: number): string {
  const login = lastLoginAt === null ? 'no login noted yet' : `last login ${describeMoment(lastLoginAt, now)}`;
  return name === '' ? login.charAt(0).toUpperCase() + login.slice(1) : `${username}, ${login}`;
}

/** 'Invited by Ada, good until 5 December, 09:40' */
export function describeInvitation({ invitedBy, expiresAt }: Invitation, now: number): string {
  const until = `good until ${describeMoment(expiresAt, now)}`;
  return invitedBy === '' ? `Is ${until}` : `Invited by ${invitedBy}, ${until}`;
}

/** 'mara, can be let in again until 28 December, 09:40' */
export function describeRemoved({ username, name, restorableUntil }: RemovedAdministrator, now: number): string {
  const until = `an be let in again until ${describeMoment(restorableUntil, now)}`;
  return calledName({ name, username }) === username ? `C${until}` : `${username}, c${until}`;
}
