import type { SettingsInUse } from '../../api/dashboard/settings.ts';
import type { ForEditing } from '../../domain/content.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { SettingsPage } from '../shared/settings-form/SettingsPage.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { VisitorsSection } from './VisitorsSection.tsx';

/** The studio's own facts, with a provider that keeps them. */
export function SettingsScreen({ resource }: ScreenProps<ForEditing<SettingsInUse>>) {
  return (
    <SettingsPage
      above={<VisitorsSection />}
      draftKey="settings"
      first="siteName"
      heading="Settings"
      resource={resource}
    >
      {({ form: { content, stored, changeText, changeFile }, ...rest }) => (
        <SettingsFields {...rest} content={content} onFile={changeFile} onText={changeText} stored={stored} />
      )}
    </SettingsPage>
  );
}
