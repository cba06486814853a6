import { BackupMachineContext } from '../../../dashboard/backup/machines.ts';
import type { BackupAct, ProvenBackupAct } from '../../../domain/backups.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { submissionOf } from './generic.ts';

export interface DownloadPlatform {
  /** Has the browser download what is at an address. */
  readonly download: (address: string) => void;
}

/** The machine of the screen of backups. */
export function createBackupMachines(
  { extensions: calls }: Pick<DashboardCalls, 'extensions'>,
  { download }: DownloadPlatform,
) {
  return [
    provide(
      BackupMachineContext,
      submissionOf<ProvenBackupAct, BackupAct>(async ({ act, password }) => {
        if (act.kind === 'make') download(await calls.makeBackup(password));
        else if (act.kind === 'download') download(await calls.openBackup(act.backup.id, password));
        else await calls.restoreBackup('id' in act.from ? act.from.id : act.from, password);
        return act;
      }),
    ),
  ];
}
