import { useDraggable } from '@dnd-kit/core';
import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { slotTargets } from '../../domain/slot-drop.ts';
import { isHeldSlot } from '../../domain/slot-move.ts';
import type { Held } from '../../domain/slot-move.ts';
import { describeAdvised } from '../../domain/slots.ts';
import type { SlotRow } from '../../domain/slots.ts';
import { useSlotFile } from '../../machines/homepage/homepage.react.tsx';
import type { SlotSnapshot } from '../../machines/homepage/homepage.react.tsx';
import { refuseAt, shownIn, slotId } from '../../machines/homepage/slot.rules.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { DropTarget } from './DropTarget.tsx';
import { FilmWeight } from './FilmWeight.tsx';
import { empty } from './homepage.css.ts';
import { chip, frame, halves, press } from './slot.css.ts';

interface SlotFrameProps {
  readonly now: SlotSnapshot;
  readonly name: string;
  readonly row: SlotRow;
  readonly held: Held | null;
  readonly isFileOver: boolean;
  /** Opens the panel. */
  readonly onPick: () => void;
  /** What is pressed for that. */
  readonly pressRef: (element: HTMLButtonElement | null) => void;
}

/**
 * A slot in its true proportion: pressed it opens the panel, and it takes a file that is dropped or pasted. What is in it
 * can be dragged to another slot, and media and other slots to it.
 */
export function SlotFrame({ now, name, row, held, isFileOver, onPick, pressRef }: SlotFrameProps) {
  const { field, position, record } = now.context;
  const { media, title } = shownIn(now);
  const id = slotId(field, position);
  const isBusy = now.hasTag('filling');
  const isChecking = useSlotFile(now.children.slotFile)?.matches('checking') === true;
  const drag = useDraggable({ id, disabled: record === null || now.hasTag('placed') });
  const targets = slotTargets.filter((target) => target.section.field === field && target.position === position);
  // An empty cell does not offer the second media yet, and a slot goes to a slot as a whole.
  const offered = media === null || (held !== null && isHeldSlot(held)) ? targets.slice(0, 1) : targets;
  const isHeld = held !== null && isHeldSlot(held) && held.field === field && held.position === position;
  // Not disabled meanwhile: it would lose the focus, which returns here from the panel.
  const pick = isBusy ? undefined : onPick;
  return (
    <div className={frame} data-file-place={id}>
      {media === null ? (
        <MediaFrame ratio={row.ratio} rounded>
          <span className={empty}>
            <Text as="span" tone="ink" variant="dashSmall">
              Empty
            </Text>
            <Text as="span" numeric variant="dashSmall">
              {describeAdvised(row)}
            </Text>
            <Text as="span" variant="dashSmall">
              Choose media
            </Text>
          </span>
        </MediaFrame>
      ) : (
        <MediaPreview alt={title ?? ''} isRounded media={media} ratio={row.ratio} />
      )}
      {record === null ? (
        <button
          aria-disabled={isBusy}
          aria-label={`Choose media for ${name}`}
          className={press.empty}
          onClick={pick}
          ref={pressRef}
          type="button"
        />
      ) : (
        <button
          {...drag.attributes}
          {...drag.listeners}
          aria-disabled={isBusy}
          aria-label={`Drag ${name}`}
          className={press.filled}
          onClick={pick}
          ref={(element) => {
            drag.setNodeRef(element);
            pressRef(element);
          }}
          type="button"
        />
      )}
      {isBusy || isChecking ? (
        <span className={chip}>{isBusy ? 'Saving...' : 'Checking …'}</span>
      ) : (
        <FilmWeight media={media} />
      )}
      {isFileOver ? <DropZone fill state="over" title="Drop here" /> : null}
      {held === null || isHeld ? null : (
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
