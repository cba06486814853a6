import type {
  Administrator,
  Administrators,
  Invitation,
  OpenInvitation,
  RemovedAdministrator,
} from '../../domain/administrators.ts';
import { malformed, readList, readNumber, readObject, readText, readTime } from '../http/json.ts';

function readMoment(value: unknown, what: string): number {
  const time = readTime(value);
  if (time === undefined) throw malformed(`${what} without its time`);
  return Date.parse(time);
}

function readOwnId(value: unknown, what: string): number {
  const id = readNumber(value);
  if (id === null) throw malformed(`${what} without its id`);
  return id;
}

function readAdministrator(value: unknown): Administrator {
  const one = readObject(value, 'an administrator');
  const lastLogin = readTime(one['lastLoginAt']);
  return {
    id: readOwnId(one['id'], 'an administrator'),
    username: readText(one['username']),
    name: readText(one['name']),
    isYou: one['isYou'] === true,
    lastLoginAt: lastLogin === undefined ? null : Date.parse(lastLogin),
  };
}

function readRemoved(value: unknown): RemovedAdministrator {
  const one = readObject(value, 'a removed administrator');
  return {
    id: readOwnId(one['id'], 'a removed administrator'),
    username: readText(one['username']),
    name: readText(one['name']),
    restorableUntil: readMoment(one['restorableUntil'], 'a removed administrator'),
  };
}

function readOpen(value: unknown): OpenInvitation {
  const one = readObject(value, 'an invitation');
  return {
    name: readText(one['name']),
    invitedBy: readText(one['invitedBy']),
    expiresAt: readMoment(one['expiresAt'], 'an invitation'),
  };
}

const readInvitation = (value: unknown): Invitation => ({
  id: readOwnId(readObject(value, 'an invitation')['id'], 'an invitation'),
  ...readOpen(value),
});

/** `GET /api/administrators` (an extension). */
export function normaliseAdministrators(answer: unknown): Administrators {
  const data = readObject(readObject(answer, 'the administrators')['data'], 'the administrators');
  return {
    administrators: readList(data['administrators'], 'the administrators').map(readAdministrator),
    invitations: readList(data['invitations'], 'the invitations').map(readInvitation),
    removed: readList(data['removed'], 'the removed administrators').map(readRemoved),
  };
}

/** `POST /api/join/invitation` (an extension). */
export const normaliseOpenInvitation = (answer: unknown): OpenInvitation =>
  readOpen(readObject(answer, 'the invitation')['data']);

/** `POST /api/invitations` (an extension): the secret of its link. */
export function normaliseToken(answer: unknown): string {
  const token = readText(readObject(readObject(answer, 'the invitation')['data'], 'the invitation')['token']);
  if (token === '') throw malformed('an invitation without its link');
  return token;
}
