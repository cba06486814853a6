import { sideOf } from '../../domain/merge.ts';
import type { Versions } from '../../domain/merge.ts';
import { settingsFiles, settingsTexts } from '../../domain/site-settings.ts';
import type { Settings, SettingsContent, SettingsTexts } from '../../domain/site-settings.ts';
import type { ComparedField } from '../shared/drafts/ConflictDialog.tsx';
import { labels } from './texts.ts';

/** The form beside the settings as they were opened and as they are stored now. */
export function compareSettings(
  { base, mine, theirs }: Versions<SettingsTexts>,
  { files }: SettingsContent,
  stored: Settings,
): readonly ComparedField[] {
  return [
    ...settingsTexts.map((name) => ({
      label: labels[name],
      mine: mine[name],
      stored: theirs[name],
      side: sideOf({ base: base[name], mine: mine[name], theirs: theirs[name] }),
    })),
    ...settingsFiles.flatMap((name) => {
      const file = files[name];
      if (file === undefined) return [];
      return [{ label: labels[name], mine: file?.name ?? '', stored: stored.files[name] ?? '', side: 'mine' as const }];
    }),
  ];
}
