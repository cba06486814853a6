import { useId, useState } from 'react';
import type { SettingsInUse } from '../../api/dashboard/settings.ts';
import type { ForEditing } from '../../domain/content.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { HistoryLink } from '../shared/page/HistoryLink.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { checkSettings } from '../../domain/site-settings.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsForm, type SettingsHead } from '../shared/settings-form/SettingsForm.tsx';
import { describeLoadFailure } from './texts.ts';
import { WordFields } from './WordFields.tsx';
import { VisitorsSection } from './VisitorsSection.tsx';

/** The studio's own facts, with a provider that keeps them. */
export function SettingsScreen({ resource }: ScreenProps<ForEditing<SettingsInUse>>) {
  const formId = useId();
  const [head, setHead] = useState<SettingsHead>({ isBusy: false, note: null });
  return (
    <DashboardPage
      actions={
        resource.value === null ? undefined : (
          <>
            <HistoryLink kind="settings" />
            <SubmitButton busy={head.isBusy} busyLabel="Saving..." form={formId}>
              Save
            </SubmitButton>
          </>
        )
      }
      heading="Settings"
      note={head.note ?? undefined}
    >
      <VisitorsSection />
      <ResourceState describe={describeLoadFailure} resource={resource}>
        {(settings) => (
          <SettingsForm
            check={checkSettings}
            draftKey="settings"
            first="siteName"
            formId={formId}
            onHeadChange={setHead}
            onWritten={resource.retry}
            settings={settings}
          >
            {({ form: { content, stored, changeText, changeFile, changeWord, hide }, ...rest }) => (
              <>
                <SettingsFields {...rest} content={content} onFile={changeFile} onText={changeText} stored={stored} />
                <WordFields {...rest} content={content} onHide={hide} onWord={changeWord} />
              </>
            )}
          </SettingsForm>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
