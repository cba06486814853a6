import type { BackupState } from '../../domain/backups.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { LONG_WRITE_TIMEOUT } from '../http/time-limits.ts';
import { limitSilence, toFormData, type SendForm } from '../http/upload.ts';
import { normaliseBackupKey, normaliseBackups } from '../normalise/backups.ts';

/** Copies of everything (an extension). Every call rejects with a `ProblemError`. */
export function createBackups({ wire, host }: ProviderClient, sendForm: SendForm) {
  // The server reads all of a backup, and saves what is there, before it answers.
  const send = limitSilence(sendForm, LONG_WRITE_TIMEOUT);
  const addressOf = (id: string, key: string): string =>
    `${host}/api/backups/${encodeURIComponent(id)}/file?key=${encodeURIComponent(key)}`;
  return {
    backups: (signal: AbortSignal): Promise<BackupState> =>
      read((within) => wire.GET('/api/backups', { parseAs: 'text', signal: within }), normaliseBackups, signal),

    /** Makes one. @returns the address of its download */
    async makeBackup(password: string): Promise<string> {
      const { body } = await write(() => wire.POST('/api/backups', { parseAs: 'text', body: { password } }));
      const { id, key } = normaliseBackupKey(body);
      return addressOf(id, key);
    },

    /** @returns the address of its download */
    async openBackup(id: string, password: string): Promise<string> {
      const { body } = await write(() =>
        wire.POST('/api/backups/{id}/key', { parseAs: 'text', params: { path: { id } }, body: { password } }),
      );
      return addressOf(id, normaliseBackupKey(body).key);
    },

    /** Puts a backup in place of all content: one that lies on the server, or a file. */
    async restoreBackup(from: string | File, password: string): Promise<void> {
      const fields = typeof from === 'string' ? { password, backup: from } : { password, file: from };
      const form = toFormData(fields);
      await write(() =>
        wire.POST('/api/restores', {
          parseAs: 'text',
          body: fields,
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        }),
      );
    },
  };
}
