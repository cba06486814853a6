import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import type { ChoicePart } from '../../domain/slots.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { buttons, error as errorClass, foot, preview, previewName, thumbnail } from './media-picker.css.ts';
import { partNames } from './parts.ts';

const parts: readonly ChoicePart[] = ['before', 'after', 'film'];

/** What is chosen so far, what is wrong with it, Cancel and Submit. */
export function PickerFoot({ picker }: { readonly picker: MediaPicker }) {
  const { choice, error, isBusy, submit } = picker;
  return (
    <section aria-label="Chosen media" className={foot}>
      <DashboardFoot>
        {parts.map((part) => {
          const frame = choice[part];
          return frame === null ? null : (
            <div className={preview} key={part}>
              <MediaPreview alt="" className={thumbnail} size="thumb" media={frame.media} ratio="43/60" />
              <div className={previewName}>
                <Text tone="ink" variant="dashText">
                  {part === 'film' ? 'Selected' : partNames[part]}
                </Text>
                <Text className={previewName} variant="dashSmall">
                  {frame.name}
                </Text>
              </div>
            </div>
          );
        })}
        <div role="alert">
          {error === null ? null : (
            <Text as="span" className={errorClass} variant="dashText">
              {error}
            </Text>
          )}
        </div>
        <div className={buttons}>
          <ButtonLink asChild>
            <Link to={paths.dashboardScreens.homepage}>Cancel</Link>
          </ButtonLink>
          <Button busy={isBusy} busyLabel="Submitting..." onClick={submit} variant="primary">
            Submit
          </Button>
        </div>
      </DashboardFoot>
    </section>
  );
}
