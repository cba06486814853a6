import { ButtonLink } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { ProjectMediaInUse } from '../../api/dashboard/reads.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { Id } from '../../domain/content.ts';
import { describeChoice, takesStills } from '../../domain/slots.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { WantedSlotNote } from '../shared/slots/WantedSlotNote.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { backArrow, backWords, project, wanted } from './media-picker.css.ts';
import { MediaTiles } from './MediaTiles.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { SlotDialog } from './SlotDialog.tsx';

interface MediaPickerPageProps extends ScreenProps<ProjectMediaInUse> {
  /** Whose media they are. */
  readonly projectId: Id;
  readonly picker: MediaPicker;
}

/** The media as tiles, and below them what is chosen. */
export function MediaPickerPage({ resource, projectId, picker }: MediaPickerPageProps) {
  const { slot } = picker;
  const read = resource.value;
  const targets = useFocusTargets<'submit'>();
  const location = useLocation();
  return (
    <>
      <DashboardPage
        actions={
          <ButtonLink asChild compact>
            <Link state={location.state} to={dashboardPaths.allMedia}>
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
        {slot === null ? (
          <div className={wanted}>
            <Text tone="muted" variant="dashText">
              Choose one, and Submit asks for its slot on the home page.
            </Text>
          </div>
        ) : (
          <WantedSlotNote
            next={describeChoice(slot.selectedField, takesStills([read?.header ?? null, ...(read?.media ?? [])]))}
            slot={slot}
          />
        )}
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
      <PickerFoot picker={picker} submitRef={targets.ref('submit')} />
      <SlotDialog onClosed={() => targets.focus('submit')} picker={picker} projectId={projectId} />
    </>
  );
}
