import { ProblemError, unreachable } from '../../../api/problem.ts';
import type { TriedFace } from '../../../api/dashboard/faces.ts';
import { writeLookFile } from '../../../dashboard/look/look-file.ts';
import {
  DeleteLookMachineContext,
  KeepLookMachineContext,
  NameLookMachineContext,
  TryFaceMachineContext,
  WorkToTryMachineContext,
  type LookToKeep,
  type NamedLook,
} from '../../../dashboard/look/machines.ts';
import type { SettingsInUse, SettingsSaved } from '../../../api/dashboard/settings.ts';
import {
  SaveSettingsMachineContext,
  SettingsConflictMachineContext,
} from '../../../dashboard/shared/settings-form/machines.ts';
import { NewVisibilityMachineContext } from '../../../dashboard/shared/forms/machines.ts';
import type { WorkContent } from '../../../domain/categories.ts';
import type { KeptLook } from '../../../domain/kept-looks.ts';
import type { Visibility } from '../../../domain/publication.ts';
import type { SettingsToSave } from '../../../domain/site-settings.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { conflictOf, resourceOf, submissionOf } from './generic.ts';

/** What of the browser a look's file needs. */
interface FilePlatform {
  /** The file that is at an address of this site; null where it cannot be had. */
  readonly readFile: (url: string, name: string) => Promise<File | null>;
  /** Gives a file to the owner. */
  readonly saveFile: (file: File) => void;
}

/** The machines of the studio's settings. */
export function createSettingsMachines(
  { extensions, reads }: Pick<DashboardCalls, 'extensions' | 'reads'>,
  { readFile, saveFile }: FilePlatform,
) {
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
      KeepLookMachineContext,
      submissionOf<LookToKeep, null>(async ({ look, font }) => {
        const own = font === null || font instanceof File ? font : await readFile(font.url, font.name);
        if (font !== null && own === null) throw new ProblemError(unreachable);
        saveFile(await writeLookFile(look, own));
        return null;
      }),
    ),
    provide(
      NameLookMachineContext,
      submissionOf<NamedLook, null>(async ({ name, look, idempotencyKey }) => {
        await extensions.keepLook(name, look, idempotencyKey);
        return null;
      }),
    ),
    provide(
      DeleteLookMachineContext,
      submissionOf<KeptLook, string | null>(({ id }) => extensions.removeLook(id)),
    ),
    provide(
      WorkToTryMachineContext,
      resourceOf<WorkContent>((_work, signal) => reads.publicWork(signal)),
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
