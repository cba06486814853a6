import { Button } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BackupState } from '../../domain/backups.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { intro, part, parts } from './backup.css.ts';
import { BackupTable } from './BackupTable.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RestoreFile } from './RestoreFile.tsx';
import { MissingFiles } from './MissingFiles.tsx';
import { actTexts, nightOf, texts } from './texts.ts';

/** Copies of everything, to keep elsewhere, and the way back from one. */
export function BackupScreen({ resource }: ScreenProps<BackupState>) {
  const { retry } = resource;
  const [now] = useState(Date.now);
  const targets = useFocusTargets<'make' | 'file'>();
  // A line of the dashboard's first page leads to the form that makes one.
  const [params] = useSearchParams();
  const [chosen, setAsked] = useState<'make' | 'file' | null>(() => (params.has('make') ? 'make' : null));
  // After the heading, which has the focus first.
  const hasArrived = useDeferredValue(true, false);
  const asked = hasArrived ? chosen : null;
  const leave = () => {
    if (asked !== null) targets.focus(asked);
    setAsked(null);
  };
  const finish = () => {
    leave();
    retry();
  };
  return (
    <DashboardPage heading="Backup">
      <div className={parts}>
        <div className={part}>
          <div className={intro}>
            <Text tone="muted" variant="dashText">
              {texts.intro}
            </Text>
          </div>
          {asked === 'make' ? (
            <ProofForm
              act={{ kind: 'make' }}
              kind="make"
              label={actTexts.make.label}
              onCancel={leave}
              onDone={finish}
            />
          ) : asked === 'file' ? (
            <RestoreFile onCancel={leave} onDone={finish} />
          ) : (
            <Inline gap={3} wrap>
              <Button onClick={() => setAsked('make')} ref={targets.ref('make')} variant="primary">
                {actTexts.make.label}
              </Button>
              <Button onClick={() => setAsked('file')} ref={targets.ref('file')}>
                Restore from a file
              </Button>
            </Inline>
          )}
        </div>
        <ResourceState resource={resource}>
          {({ backups, missing, nightly }) => (
            <>
              <Text variant="dashText">{nightOf(nightly, now)}</Text>
              <MissingFiles explanation={texts.missingHere} missing={missing} />
              {backups.length === 0 ? (
                <EmptyState>{texts.empty}</EmptyState>
              ) : (
                <div className={part}>
                  <BackupTable backups={backups} onDone={retry} />
                  <Text tone="muted" variant="dashSmall">
                    {texts.lists}
                  </Text>
                </div>
              )}
            </>
          )}
        </ResourceState>
      </div>
    </DashboardPage>
  );
}
