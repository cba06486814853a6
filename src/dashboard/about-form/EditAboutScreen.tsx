import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Link } from 'react-router-dom';
import { useId, useState } from 'react';
import { isUnwritten } from '../../domain/about-form.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { restingHead } from '../shared/forms/form-head.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { HistoryLink } from '../shared/page/HistoryLink.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { EditAboutForm } from './EditAboutForm.tsx';
import { describeLoadFailure } from './texts.ts';

/** The About page, to be changed (specification, section 2, "Edit about page"; section 4, "Edit About form"). */
export function EditAboutScreen({ resource }: ScreenProps<ForEditing<About>>) {
  const formId = useId();
  const [head, setHead] = useState(restingHead);
  const isWritten = resource.value !== null && !isUnwritten(resource.value);
  return (
    <DashboardPage
      actions={
        isWritten ? (
          <>
            <HistoryLink kind="about" />
            <SubmitButton busy={head.isBusy} busyLabel="Updating..." form={formId}>
              Update
            </SubmitButton>
          </>
        ) : undefined
      }
      heading="Edit About"
      note={isWritten ? (head.note ?? undefined) : undefined}
    >
      <ResourceState describe={describeLoadFailure} resource={resource}>
        {(about) =>
          isUnwritten(about) ? (
            <EmptyState
              action={
                <ButtonLink asChild>
                  <Link to={dashboardPaths.createAbout}>Create About</Link>
                </ButtonLink>
              }
            >
              No About page yet
            </EmptyState>
          ) : (
            <EditAboutForm about={about} formId={formId} onHeadChange={setHead} onWritten={resource.retry} />
          )
        }
      </ResourceState>
    </DashboardPage>
  );
}
