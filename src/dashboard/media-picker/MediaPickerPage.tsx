import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import { useLocation } from 'react-router-dom';
import type { ProjectMedia } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { describeChoice, describeSlot } from '../../domain/slots.ts';
import type { WantedSlot } from '../../domain/slots.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { Link } from '../../router/links.tsx';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/resource.ts';
import { ResourceState } from '../shared/ResourceState.tsx';
import { back, tiles, wanted } from './media-picker.css.ts';
import { MediaTile } from './MediaTile.tsx';
import { PickerFoot } from './PickerFoot.tsx';

interface MediaPickerPageProps extends ScreenProps<ProjectMedia> {
  /** Null where one only looks. */
  readonly slot: WantedSlot | null;
  readonly picker: MediaPicker;
}

/** The media as tiles, and below them what is chosen. */
export function MediaPickerPage({ resource, slot, picker }: MediaPickerPageProps) {
  const location = useLocation();
  return (
    <>
      <DashboardPage
        actions={
          <ButtonLink asChild className={back}>
            <Link state={location.state} to={paths.dashboardScreens.allMedia}>
              Back to All Media
            </Link>
          </ButtonLink>
        }
        heading="Send Media for Homepage"
        note={resource.value?.title}
      >
        <Text className={wanted} variant="dashText">
          {slot === null
            ? 'To send media, begin at the slot on Create Homepage.'
            : `${describeSlot(slot)} ${describeChoice(slot.selectedField)}`}
        </Text>
        <ResourceState describe={ownWords} resource={resource}>
          {({ header, media }) => {
            const all = header === null ? media : [header, ...media];
            return all.length === 0 ? (
              <EmptyState>No media available</EmptyState>
            ) : (
              <ul className={tiles}>
                {all.map((file) => (
                  <MediaTile
                    field={slot?.selectedField ?? null}
                    file={file}
                    key={file.id}
                    onWritten={resource.retry}
                    picker={picker}
                  />
                ))}
              </ul>
            );
          }}
        </ResourceState>
      </DashboardPage>
      <PickerFoot picker={picker} />
    </>
  );
}
