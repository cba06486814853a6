import { PlusIcon } from '@vitrine/design-system/components/icon';
import { useRef, useState } from 'react';
import { advisedSize } from '../../../domain/grid-editing.ts';
import { gridFrames, isPortrait } from '../../../domain/grids.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import {
  useFormState,
  useGridState,
  useIsLocked,
  useProjectForm,
} from '../../../machines/project-form/project-form.react.tsx';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { MediaSlot, mediaName } from '../media/MediaSlot.tsx';
import { more, thumbnail, thumbnails } from './grids.css.ts';

interface CarouselFramesProps {
  readonly grid: FormGrid;
  /** 'grid 2' */
  readonly name: string;
}

/** G3: one preview, several files. Thumbnails choose which is shown; X removes that one. */
export function CarouselFrames({ grid, name }: CarouselFramesProps) {
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { send } = useProjectForm();
  const frames = useGridState(grid, (now) => now.frames);
  const isAdded = useFormState(({ addedGrid }) => addedGrid === grid.key);
  const index = Math.min(chosen, Math.max(0, frames.length - 1));
  const shown = frames[index] ?? null;
  const isOff = useIsLocked();
  const [ratio = '1920/1080'] = gridFrames.G3;
  return (
    <>
      <MediaSlot
        advice={advisedSize('G3', 0)}
        content={shown?.content ?? null}
        autoFocus={isAdded}
        inputRef={field}
        isList
        isWhole={shown !== null && (frames.length === 1 || isPortrait(shown.content.media))}
        name={frames.length < 2 ? name : `${name}, frame ${String(index + 1)} of ${String(frames.length)}`}
        onRemove={() => {
          if (shown !== null) send({ type: 'frame.removed', grid: grid.key, index });
        }}
        place={{ grid: grid.key, slot: 0 }}
        ratio={ratio}
      />
      {frames.length === 0 ? null : (
        <div className={thumbnails}>
          {frames.map(({ content }, place) => (
            <button
              aria-label={`Show frame ${String(place + 1)} of ${name}, ${mediaName(content)}`}
              aria-pressed={place === index}
              className={thumbnail}
              disabled={isOff}
              key={content.source === 'chosen' ? `new ${content.key}` : `stored ${String(content.id)}`}
              onClick={() => setChosen(place)}
              type="button"
            >
              <MediaPreview alt="" size="thumb" media={content.media} />
            </button>
          ))}
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
