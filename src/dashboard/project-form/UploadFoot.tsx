import { Button } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import type { Problem } from '../../api/problem.ts';
import type { ProjectForm } from '../../machines/project-form/project-form.react.tsx';
import { ownWords } from '../shared/messages.ts';
import { footPanel, footText } from './project-form.css.ts';

interface UploadFootProps {
  readonly form: ProjectForm;
  /** Why the last attempt failed; null where none did since. */
  readonly failure: Problem | null;
}

/** How far the whole upload has come, with Cancel; after a failure why, with Retry. Nothing else. */
export function UploadFoot({ form, failure }: UploadFootProps) {
  if (form.upload !== null) {
    return (
      <section aria-label="Upload">
        <DashboardFoot>
          <UploadPanel className={footPanel} fileName="the whole project" percent={form.upload.all} />
          <Button onClick={form.cancelUpload}>Cancel upload</Button>
        </DashboardFoot>
      </section>
    );
  }
  if (failure === null || form.isBusy) return null;
  return (
    <section aria-label="Failed upload">
      <DashboardFoot>
        <Text className={footText} variant="dashText">
          {`Not submitted: ${ownWords(failure)} Nothing you entered is lost.`}
        </Text>
        <Button onClick={form.submit}>Retry</Button>
      </DashboardFoot>
    </section>
  );
}
