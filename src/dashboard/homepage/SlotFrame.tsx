import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { acceptedFiles } from '../../domain/media-files.ts';
import type { SlotTarget } from '../../domain/slot-drop.ts';
import type { SlotRow } from '../../domain/slots.ts';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import type { SlotDesk } from './desk.ts';
import { DropTarget } from './DropTarget.tsx';
import { empty } from './homepage.css.ts';
import { choose, frame, halves, input, saving } from './slot.css.ts';
import type { SlotFill } from './use-slot-fill.ts';

interface SlotFrameProps {
  readonly place: string;
  readonly name: string;
  readonly row: SlotRow;
  readonly targets: readonly SlotTarget[];
  readonly fill: SlotFill;
  readonly isChecking: boolean;
  readonly desk: SlotDesk;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A slot in its true proportion: it takes a file that is chosen, dropped or pasted, and media dragged from the shelf. */
export function SlotFrame({ place, name, row, targets, fill, isChecking, desk, onFiles }: SlotFrameProps) {
  const { held, fileOver } = desk;
  const { media, title = '', isBusy } = fill;
  const isOver = fileOver === place;
  // Of an empty cell the second media is not yet asked for.
  const offered = media === null ? targets.slice(0, 1) : targets;
  return (
    <div className={frame} data-file-place={place}>
      {media === null ? (
        <MediaFrame ratio={row.ratio} rounded>
          <span className={empty}>
            <Text as="span" tone="ink" variant="dashSmall">
              Empty
            </Text>
            <Text as="span" numeric variant="dashSmall">
              {row.size}
            </Text>
          </span>
        </MediaFrame>
      ) : (
        <MediaPreview alt={title} isRounded media={media} ratio={row.ratio} />
      )}
      <input
        accept={acceptedFiles}
        aria-label={`Choose file for ${name}`}
        className={input}
        disabled={isBusy}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
        type="file"
      />
      <span aria-hidden="true" className={choose}>
        Choose file
      </span>
      {isBusy || isChecking ? <span className={saving}>{isBusy ? 'Saving...' : 'Checking …'}</span> : null}
      {isOver ? <DropZone fill state="over" title="Drop here" /> : null}
      {held === null ? null : (
        <div className={halves}>
          {offered.map((target) => (
            <DropTarget
              id={target.id}
              isHalf={offered.length > 1}
              key={target.id}
              refusal={fill.refuse(target, held)}
              title={offered.length === 1 ? name : target.part === 'before' ? 'Before hover' : 'After hover'}
            />
          ))}
        </div>
      )}
    </div>
  );
}
