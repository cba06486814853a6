import type { TriedFace } from '../../../api/dashboard/faces.ts';
import { TryFaceMachineContext } from '../../../dashboard/look/machines.ts';
import type { SettingsInUse, SettingsSaved } from '../../../api/dashboard/settings.ts';
import {
  SaveSettingsMachineContext,
  SettingsConflictMachineContext,
} from '../../../dashboard/shared/settings-form/machines.ts';
import { NewVisibilityMachineContext } from '../../../dashboard/shared/forms/machines.ts';
import type { Visibility } from '../../../domain/publication.ts';
import type { SettingsToSave } from '../../../domain/site-settings.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { conflictOf, resourceOf, submissionOf } from './generic.ts';

/** The machines of the studio's settings. */
export function createSettingsMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      SaveSettingsMachineContext,
      submissionOf<SettingsToSave, SettingsSaved>((settings) => extensions.saveSettings(settings)),
    ),
    provide(
      TryFaceMachineContext,
      submissionOf<File, TriedFace>((file) => extensions.tryFace(file)),
    ),
    provide(
      SettingsConflictMachineContext,
      conflictOf<SettingsInUse>((_key, signal) => extensions.settings(signal)),
    ),
    provide(
      NewVisibilityMachineContext,
      resourceOf<Visibility>(async (_key, signal) => {
        const { texts } = await extensions.settings(signal);
        return texts.newProjects === 'draft' ? 'draft' : 'public';
      }),
    ),
  ];
}
