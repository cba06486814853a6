import { Button } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { useFilmsAwaited, useProjectForm, useUploadShare } from '../../machines/project-form/project-form.react.tsx';
import { foot, footPanel } from './project-form.css.ts';

/** While films are awaited, and during an upload: the progress of all of it, and Cancel. */
export function UploadFoot() {
  const { send } = useProjectForm();
  const share = useUploadShare(null);
  const awaited = useFilmsAwaited();
  if (share === null && awaited === 0) return null;
  return (
    <section aria-label="Upload" className={foot}>
      <DashboardFoot>
        <div className={footPanel}>
          {share === null ? (
            <Text as="div" variant="dashSmall">
              {`${awaited === 1 ? 'A film is' : `${String(awaited)} films are`} still being converted. The project is sent as soon as that is done.`}
            </Text>
          ) : (
            <UploadPanel fileName="Whole project" percent={share} plain />
          )}
        </div>
        <Button onClick={() => send({ type: 'upload.cancel' })}>
          {share === null ? 'Back to the form' : 'Cancel upload'}
        </Button>
      </DashboardFoot>
    </section>
  );
}
