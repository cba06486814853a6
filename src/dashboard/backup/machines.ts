import type { BackupAct, ProvenBackupAct } from '../../domain/backups.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** Makes a backup and downloads it, downloads one, or restores one; said again in the output. */
export const BackupMachineContext = createSubmissionContext<ProvenBackupAct, BackupAct>('BackupMachineContext');
