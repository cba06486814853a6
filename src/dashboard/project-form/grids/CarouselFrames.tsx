import { useDraggable, useDroppable } from '@dnd-kit/core';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import { useRef, useState } from 'react';
import { shownFrame } from '../../../domain/fit.ts';
import { plainSize } from '../../../domain/grid-editing.ts';
import { gridFrames } from '../../../domain/grids.ts';
import type { FormGrid, FormMedia } from '../../../domain/project-form.ts';
import { placesOf } from '../../../domain/removal.ts';
import {
  useFormState,
  useGridState,
  useIsLocked,
  useProjectForm,
} from '../../../machines/project-form/project-form.react.tsx';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { mediaName } from '../media/SlotFile.tsx';
import { useToolbar } from '../../shared/focus/use-toolbar.ts';
import { keyOfMedia, slotId, thumbnailId } from './frame-drags.ts';
import type { FramePlace } from './frame-drags.ts';
import { FrameSlot } from './FrameSlot.tsx';
import { goneThumbnail, more, target, thumbnail, thumbnails } from './grids.css.ts';

interface CarouselFramesProps {
  readonly grid: FormGrid;
  /** 'grid 2' */
  readonly name: string;
}

/** G3: one preview, several files. Thumbnails choose which is shown and are dragged into order; X removes the one shown. */
export function CarouselFrames({ grid, name }: CarouselFramesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { send } = useProjectForm();
  const frames = useGridState(grid, (now) => now.frames);
  const removed = useGridState(grid, (now) => now.removed);
  const isAdded = useFormState(({ addedGrid }) => addedGrid === grid.key);
  const isOff = useIsLocked();
  const toolbar = useToolbar();
  const [ratio = '1920/1080'] = gridFrames.G3;
  const places = placesOf({ items: frames, removed: removed ?? [] });
  const shown =
    places.find(({ item }) => keyOfMedia(item.content) === chosen) ?? places.find(({ kind }) => kind === 'item');
  const content = shown?.kind === 'item' ? shown.item.content : null;
  const at = shown?.kind === 'item' ? shown.index : 0;
  const last = places.findLast(({ kind }) => kind === 'removed');
  const gone = shown?.kind === 'removed' ? shown : shown === undefined && last?.kind === 'removed' ? last : null;
  return (
    <>
      <FrameSlot
        advice={plainSize(ratio)}
        content={content}
        autoFocus={isAdded}
        frame={content === null ? null : { grid: grid.key, at }}
        handleSlot={{ grid: grid.key, at: 0 }}
        inputRef={field}
        isList
        name={frames.length < 2 ? name : `${name}, frame ${String(at + 1)} of ${String(frames.length)}`}
        onRemove={() => {
          if (content === null) return;
          // Its place stays the one that is shown: the next frame does not come under the pointer.
          setChosen(keyOfMedia(content));
          send({ type: 'frame.removed', grid: grid.key, index: at });
        }}
        place={{ grid: grid.key, slot: 0 }}
        ratio={ratio}
        shown={shownFrame({ gridType: 'G3', frames }, at)}
        slot={{ grid: grid.key, at: frames.length }}
        taken={
          gone === null
            ? null
            : {
                content: gone.item.content,
                onUndo: () => send({ type: 'frame.restored', grid: grid.key, which: gone.which }),
              }
        }
      />
      {places.length === 0 ? null : (
        <div {...toolbar} aria-label={`Files of ${name}`} className={thumbnails}>
          {places.map((place) => {
            const key = keyOfMedia(place.item.content);
            const isShown = place === (gone ?? shown);
            return place.kind === 'item' ? (
              <Thumbnail
                content={place.item.content}
                isShown={isShown}
                key={key}
                label={`Show frame ${String(place.index + 1)} of ${name}, ${mediaName(place.item.content)}`}
                onChoose={() => setChosen(key)}
                place={{ grid: grid.key, at: place.index }}
              />
            ) : (
              <button
                aria-label={`Show the removed ${mediaName(place.item.content)}`}
                aria-pressed={isShown}
                className={goneThumbnail}
                disabled={isOff}
                key={key}
                onClick={() => setChosen(key)}
                type="button"
              />
            );
          })}
          <button
            aria-label={`Add files to ${name}`}
            className={more}
            disabled={isOff}
            onClick={() => field.current?.click()}
            type="button"
          >
            <PlusIcon size={18} />
          </button>
        </div>
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly content: FormMedia;
  readonly place: FramePlace;
  readonly label: string;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

/** A click shows the frame; dragged, it changes its place. By keys it is moved by the handle of the frame that is shown. */
function Thumbnail({ content, place, label, isShown, onChoose }: ThumbnailProps) {
  const isOff = useIsLocked();
  const { setNodeRef, listeners } = useDraggable({ id: thumbnailId(content), disabled: isOff });
  const slot = useDroppable({ id: slotId(place), disabled: isOff });
  return (
    <button
      aria-label={label}
      aria-pressed={isShown}
      className={slot.isOver ? `${thumbnail} ${target}` : thumbnail}
      disabled={isOff}
      onClick={onChoose}
      onPointerDown={(event) => {
        listeners?.['onPointerDown']?.(event);
      }}
      ref={(element) => {
        setNodeRef(element);
        slot.setNodeRef(element);
      }}
      type="button"
    >
      <MediaPreview alt="" size="thumb" media={content.media} />
    </button>
  );
}
