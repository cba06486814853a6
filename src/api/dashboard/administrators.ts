import type { Administrators, OpenInvitation } from '../../domain/administrators.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseAdministrators, normaliseOpenInvitation, normaliseToken } from '../normalise/administrators.ts';
import { begun, offered, type BegunSession } from './begun-session.ts';

/** Who joins by an invitation. */
export interface Joining {
  /** Of the link. */
  readonly token: string;
  readonly username: string;
  readonly name: string;
  readonly password: string;
}

/** Who may log in (an extension). Every call rejects with a `ProblemError`. */
export function createAdministrators({ wire }: ProviderClient) {
  const at = (id: number) => ({ parseAs: 'text', params: { path: { id: String(id) } } }) as const;
  return {
    administrators: (signal: AbortSignal): Promise<Administrators> =>
      read(
        (within) => wire.GET('/api/administrators', { parseAs: 'text', signal: within }),
        normaliseAdministrators,
        signal,
      ),

    async renameAdministrator(id: number, name: string): Promise<void> {
      await write(() => wire.PATCH('/api/administrators/{id}', { ...at(id), body: { name } }));
    },

    async removeAdministrator(id: number, password: string): Promise<void> {
      await write(() => wire.POST('/api/administrators/{id}/remove', { ...at(id), body: { password } }));
    },

    async restoreAdministrator(id: number, password: string): Promise<void> {
      await write(() => wire.POST('/api/administrators/{id}/restore', { ...at(id), body: { password } }));
    },

    /** Gives the secret of the link, which is told once. */
    async invite(name: string, password: string): Promise<string> {
      const { body } = await write(() => wire.POST('/api/invitations', { parseAs: 'text', body: { name, password } }));
      return normaliseToken(body);
    },

    /** What was used or taken back meanwhile is as good. */
    async revokeInvitation(id: number): Promise<void> {
      await offered(write(() => wire.DELETE('/api/invitations/{id}', at(id))));
    },

    /** Null where the link is not good any more. */
    async openInvitation(token: string): Promise<OpenInvitation | null> {
      const answer = await offered(
        write(() => wire.POST('/api/join/invitation', { parseAs: 'text', body: { token } })),
      );
      return answer === null ? null : normaliseOpenInvitation(answer.body);
    },

    async join(joining: Joining): Promise<BegunSession> {
      const { body } = await write(() => wire.POST('/api/join', { parseAs: 'text', body: { ...joining } }));
      return begun(body, joining.username);
    },
  };
}
