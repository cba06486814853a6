import type { SettingsInUse } from '../../api/dashboard/settings.ts';
import type { ForEditing } from '../../domain/content.ts';
import { wordGroups } from '../../domain/words.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { SettingsPage } from '../shared/settings-form/SettingsPage.tsx';
import { WordFields } from './WordFields.tsx';

/** What the menu shows, and the site's fixed texts in the studio's own words. */
export function WordsScreen({ resource }: ScreenProps<ForEditing<SettingsInUse>>) {
  return (
    <SettingsPage draftKey="words" first={`word: ${wordGroups[0].words[0]}`} heading="Words" resource={resource}>
      {({ form: { content, changeWord, hide }, ...rest }) => (
        <WordFields {...rest} content={content} onHide={hide} onWord={changeWord} />
      )}
    </SettingsPage>
  );
}
