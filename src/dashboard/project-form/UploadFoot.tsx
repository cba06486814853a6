import { Button } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { isForPhones } from '../../domain/chosen-films.ts';
import { useFilmsAwaited, useProjectForm, useUploadShare } from '../../machines/project-form/project-form.react.tsx';
import { describeFilm } from '../shared/media/film-progress.ts';
import { foot, footPanel } from './project-form.css.ts';

/** While films are awaited, and during an upload: the progress of all of it, and Cancel. */
export function UploadFoot() {
  const { send } = useProjectForm();
  const share = useUploadShare(null);
  const awaited = useFilmsAwaited();
  if (share === null && awaited.length === 0) return null;
  const isOne = awaited.length === 1;
  // What visitors get is known: whoever does not want to wait has it made later, in All Media.
  const isDispensable = awaited.every(isForPhones);
  const current = awaited.find(({ stage }) => stage !== 'waiting');
  return (
    <section aria-label="Upload" className={foot}>
      <DashboardFoot>
        <div className={footPanel}>
          {share === null ? (
            <>
              <div role="status">
                <Text as="div" variant="dashSmall">
                  {`${isOne ? 'A film is' : `${String(awaited.length)} films are`} still being converted${isDispensable ? ' for phones' : ''}. The project is sent as soon as that is done.`}
                </Text>
              </div>
              <Text as="div" numeric tone="muted" variant="dashSmall">
                {current === undefined ? null : describeFilm(current)}
              </Text>
            </>
          ) : (
            <UploadPanel fileName="Whole project" percent={share} plain />
          )}
        </div>
        {share === null && isDispensable ? (
          <Button onClick={() => awaited.forEach(({ key }) => send({ type: 'film.cancel', key }))}>
            {isOne ? 'Send without it' : 'Send without them'}
          </Button>
        ) : null}
        <Button onClick={() => send({ type: 'upload.cancel' })}>
          {share === null ? 'Back to the form' : 'Cancel upload'}
        </Button>
      </DashboardFoot>
    </section>
  );
}
