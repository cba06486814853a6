import type { SettingsInUse, SettingsSaved } from '../../../api/dashboard/settings.ts';
import type { SettingsToSave } from '../../../domain/site-settings.ts';
import { createConflictContext } from '../../../machines/conflict/conflict.react.tsx';
import { createSubmissionContext } from '../../../machines/submission/submission.react.tsx';

export const SaveSettingsMachineContext = createSubmissionContext<SettingsToSave, SettingsSaved>(
  'SaveSettingsMachineContext',
);
export const SettingsConflictMachineContext = createConflictContext<SettingsInUse>('SettingsConflictMachineContext');
