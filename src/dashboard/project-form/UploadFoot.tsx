import { Button } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { useProjectForm, useUploadShare } from '../../machines/project-form/project-form.react.tsx';
import { foot, footPanel } from './project-form.css.ts';

/** During an upload: the progress of all of it, and Cancel. */
export function UploadFoot() {
  const { send } = useProjectForm();
  const share = useUploadShare(null);
  if (share === null) return null;
  return (
    <section aria-label="Upload" className={foot}>
      <DashboardFoot>
        <div className={footPanel}>
          <UploadPanel fileName="Whole project" percent={share} plain />
        </div>
        <Button onClick={() => send({ type: 'upload.cancel' })}>Cancel upload</Button>
      </DashboardFoot>
    </section>
  );
}
