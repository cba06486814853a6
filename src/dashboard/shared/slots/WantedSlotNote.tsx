import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { describeAdvised, describeSlot, slotLayout } from '../../../domain/slots.ts';
import type { WantedSlot } from '../../../domain/slots.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { MediaPreview } from '../media/MediaPreview.tsx';
import { HomeSlotsMachineContext } from './machines.ts';
import { emptySlot, picture, portrait, wanted } from './slot-map.css.ts';

interface WantedSlotNoteProps {
  readonly slot: WantedSlot;
  /** What to do next. */
  readonly next: string;
}

/** The slot that is being filled: drawn at its ratio with what is in it now, and said. */
export function WantedSlotNote({ slot, next }: WantedSlotNoteProps) {
  const { value } = usePageResource(useProvidedMachine(HomeSlotsMachineContext), 'all');
  const layout = slotLayout(slot.selectedField, slot.position);
  const record = value?.[slot.selectedField]?.find(({ position }) => position === slot.position);
  return (
    <div className={wanted}>
      {layout === null ? null : (
        <div aria-hidden="true" className={layout.row.ratio === '428/600' ? portrait : picture}>
          {record === undefined ? (
            <MediaFrame ratio={layout.row.ratio} rounded>
              <span className={emptySlot}>{slot.position}</span>
            </MediaFrame>
          ) : (
            <MediaPreview alt="" isRounded media={record.media} ratio={layout.row.ratio} size="thumb" />
          )}
        </div>
      )}
      <div>
        <Text tone="muted" variant="dashText">
          {`${describeSlot(slot)} ${next}`}
        </Text>
        {layout === null ? null : (
          <Text numeric variant="dashSmall">
            {describeAdvised(layout.row)}
          </Text>
        )}
      </div>
    </div>
  );
}
