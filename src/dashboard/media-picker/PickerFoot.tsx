import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { ChoicePart } from '../../domain/slots.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { buttons, foot, preview, previewName, previewTexts, thumbnail } from './media-picker.css.ts';
import { partNames } from './parts.ts';

const parts: readonly ChoicePart[] = ['before', 'after', 'film'];

interface PickerFootProps {
  readonly picker: MediaPicker;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/** What is chosen so far, what is wrong with it, Cancel and Submit. */
export function PickerFoot({ picker, submitRef }: PickerFootProps) {
  const { choice, error, isBusy, submit } = picker;
  return (
    <section aria-label="Chosen media" className={foot}>
      <DashboardFoot>
        {parts.map((part) => {
          const frame = choice[part];
          return frame === null ? null : (
            <Inline className={preview} gap={3} key={part}>
              <div className={thumbnail}>
                <MediaPreview alt="" isRounded size="thumb" media={frame.media} ratio="43/60" />
              </div>
              <div className={previewTexts}>
                <Text tone="ink" variant="dashText">
                  {part === 'film' ? 'Selected' : partNames[part]}
                </Text>
                <p className={previewName}>{frame.name}</p>
              </div>
            </Inline>
          );
        })}
        <div role="alert">
          {error === null ? null : (
            <Text as="span" tone="danger" variant="dashText">
              {error}
            </Text>
          )}
        </div>
        <div className={buttons}>
          <ButtonLink asChild>
            <Link to={dashboardPaths.homepage}>Cancel</Link>
          </ButtonLink>
          <Button busy={isBusy} busyLabel="Submitting..." onClick={submit} ref={submitRef} variant="primary">
            Submit
          </Button>
        </div>
      </DashboardFoot>
    </section>
  );
}
