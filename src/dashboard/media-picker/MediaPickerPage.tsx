import { ButtonLink } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { ProjectMediaInUse } from '../../api/dashboard/reads.ts';
import { paths } from '../../domain/paths.ts';
import { describeChoice, describeSlot } from '../../domain/slots.ts';
import type { WantedSlot } from '../../domain/slots.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { backArrow, backWords, project, wanted } from './media-picker.css.ts';
import { MediaTiles } from './MediaTiles.tsx';
import { PickerFoot } from './PickerFoot.tsx';

interface MediaPickerPageProps extends ScreenProps<ProjectMediaInUse> {
  /** Null where nothing is to be chosen. */
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
          <ButtonLink asChild compact>
            <Link state={location.state} to={paths.dashboardScreens.allMedia}>
              <ArrowLeft aria-hidden="true" className={backArrow} size={18} strokeWidth={1.5} />
              <span className={backWords}>Back to All Media</span>
            </Link>
          </ButtonLink>
        }
        heading="Send Media for Homepage"
        note={resource.value?.title}
      >
        {resource.value === null ? null : (
          <div className={project}>
            <Text variant="dashSection">{resource.value.title}</Text>
          </div>
        )}
        <div className={wanted}>
          <Text tone="muted" variant="dashText">
            {slot === null
              ? 'To send media, begin at the slot on Create Homepage.'
              : `${describeSlot(slot)} ${describeChoice(slot.selectedField)}`}
          </Text>
        </div>
        <ResourceState describe={ownWords} resource={resource}>
          {({ header, media, home }) => (
            <MediaTiles
              field={slot?.selectedField ?? null}
              files={header === null ? media : [header, ...media]}
              home={home}
              onWritten={resource.retry}
              picker={picker}
            />
          )}
        </ResourceState>
      </DashboardPage>
      <PickerFoot picker={picker} />
    </>
  );
}
