import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { acceptedFiles } from '../../domain/media-files.ts';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { HeldMedia } from '../../domain/slot-drop.ts';
import type { SlotRow } from '../../domain/slots.ts';
import { useSlotFile } from '../../machines/homepage/homepage.react.tsx';
import type { SlotRef, SlotSnapshot } from '../../machines/homepage/homepage.react.tsx';
import { refuseAt, shownIn, slotId } from '../../machines/homepage/slot.rules.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { DropTarget } from './DropTarget.tsx';
import { empty } from './homepage.css.ts';
import { choose, frame, halves, input, saving } from './slot.css.ts';

interface SlotFrameProps {
  readonly slot: SlotRef;
  readonly now: SlotSnapshot;
  readonly name: string;
  readonly row: SlotRow;
  readonly held: HeldMedia | null;
  readonly isFileOver: boolean;
}

/** A slot in its true proportion: it takes a file that is chosen, dropped or pasted, and media dragged from the shelf. */
export function SlotFrame({ slot, now, name, row, held, isFileOver }: SlotFrameProps) {
  const { field, position } = now.context;
  const { media, title } = shownIn(now);
  const isBusy = now.hasTag('filling');
  const isChecking = useSlotFile(now.children.slotFile)?.matches('checking') === true;
  const targets = slotTargets.filter((target) => target.section.field === field && target.position === position);
  // An empty cell does not offer the second media yet.
  const offered = media === null ? targets.slice(0, 1) : targets;
  return (
    <div className={frame} data-file-place={slotId(field, position)}>
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
        <MediaPreview alt={title ?? ''} isRounded media={media} ratio={row.ratio} />
      )}
      <input
        accept={acceptedFiles}
        aria-label={`Choose file for ${name}`}
        className={input}
        disabled={isBusy}
        onChange={(event) => {
          slot.send({ type: 'files.choose', files: [...(event.currentTarget.files ?? [])] });
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
        type="file"
      />
      <span aria-hidden="true" className={choose}>
        Choose file
      </span>
      {isBusy || isChecking ? <span className={saving}>{isBusy ? 'Saving...' : 'Checking …'}</span> : null}
      {isFileOver ? <DropZone fill state="over" title="Drop here" /> : null}
      {held === null ? null : (
        <div className={halves}>
          {offered.map((target) => (
            <DropTarget
              id={target.id}
              isHalf={offered.length > 1}
              key={target.id}
              refusal={refuseAt(now, target, held)}
              title={offered.length === 1 ? name : target.part === 'before' ? 'Before hover' : 'After hover'}
            />
          ))}
        </div>
      )}
    </div>
  );
}
