import { sideOf } from '../../../domain/merge.ts';
import type { Versions } from '../../../domain/merge.ts';
import { settingsFiles, settingsTexts } from '../../../domain/site-settings.ts';
import type { Settings, SettingsContent, SettingsWords } from '../../../domain/site-settings.ts';
import { allWords } from '../../../domain/words.ts';
import type { ComparedField } from '../drafts/ConflictDialog.tsx';
import { describeLook } from './describe-look.ts';
import { hiddenLabel, labels } from './texts.ts';

/** The form beside the settings as they were opened and as they are stored now. */
export function compareSettings(
  { base, mine, theirs }: Versions<SettingsWords>,
  { files }: SettingsContent,
  stored: Settings,
): readonly ComparedField[] {
  return [
    ...settingsTexts.map((name) => ({
      label: labels[name],
      mine: mine.texts[name],
      stored: theirs.texts[name],
      side: sideOf({ base: base.texts[name], mine: mine.texts[name], theirs: theirs.texts[name] }),
    })),
    ...allWords.map((word) => {
      const [was = '', my = '', their = ''] = [base, mine, theirs].map(({ words }) => words[word]);
      return { label: word, mine: my, stored: their, side: sideOf({ base: was, mine: my, theirs: their }) };
    }),
    {
      label: hiddenLabel,
      mine: mine.hidden.join(', '),
      stored: theirs.hidden.join(', '),
      side: sideOf({ base: base.hidden, mine: mine.hidden, theirs: theirs.hidden }),
    },
    {
      label: 'Look',
      mine: describeLook(mine.look),
      stored: describeLook(theirs.look),
      side: sideOf({ base: base.look, mine: mine.look, theirs: theirs.look }),
    },
    ...settingsFiles.flatMap((name) => {
      const file = files[name];
      if (file === undefined) return [];
      return [{ label: labels[name], mine: file?.name ?? '', stored: stored.files[name] ?? '', side: 'mine' as const }];
    }),
  ];
}
