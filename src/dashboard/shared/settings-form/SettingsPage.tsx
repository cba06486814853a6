import { useId, useState, type ReactNode } from 'react';
import type { SettingsInUse } from '../../../api/dashboard/settings.ts';
import type { ForEditing } from '../../../domain/content.ts';
import { checkSettings, type SettingsField } from '../../../domain/site-settings.ts';
import { restingHead } from '../forms/form-head.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { DashboardPage } from '../page/DashboardPage.tsx';
import { HistoryLink } from '../page/HistoryLink.tsx';
import type { ScreenProps } from '../page/resource.ts';
import { ResourceState } from '../page/ResourceState.tsx';
import { SettingsForm, type SettingsFieldsOf } from './SettingsForm.tsx';
import { describeLoadFailure } from './texts.ts';

interface SettingsPageProps extends ScreenProps<ForEditing<SettingsInUse>> {
  readonly heading: string;
  /** Where what was typed is kept until it is saved. */
  readonly draftKey: 'settings' | 'words';
  /** The field that has the focus after a question about the whole form. */
  readonly first: SettingsField;
  /** What stands above the form, whether it could be read or not. */
  readonly above?: ReactNode;
  readonly children: (fields: SettingsFieldsOf) => ReactNode;
}

/** A screen with fields of the settings, with a provider that keeps them. */
export function SettingsPage({ resource, heading, draftKey, first, above, children }: SettingsPageProps) {
  const formId = useId();
  const [head, setHead] = useState(restingHead);
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
      heading={heading}
      note={head.note ?? undefined}
    >
      {above}
      <ResourceState describe={describeLoadFailure} resource={resource}>
        {(settings) => (
          <SettingsForm
            check={checkSettings}
            draftKey={draftKey}
            first={first}
            formId={formId}
            onHeadChange={setHead}
            onWritten={resource.retry}
            settings={settings}
          >
            {children}
          </SettingsForm>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
