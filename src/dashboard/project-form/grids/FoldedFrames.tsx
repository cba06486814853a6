import { describeContent } from '../../../domain/grid-outline.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import { isInTray } from '../../../domain/trays.ts';
import { useFormState, useGridState } from '../../../machines/project-form/project-form.react.tsx';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { keyOfMedia } from './frame-drags.ts';
import { folded, foldedPicture, foldedRow, foldedWords } from './folds.css.ts';

interface FoldedFramesProps {
  readonly grid: FormGrid;
}

/** What a folded grid holds: its pictures in one row, in words what of it waits, and its type. */
export function FoldedFrames({ grid }: FoldedFramesProps) {
  const frames = useGridState(grid, (now) => now.frames);
  const text = useGridState(grid, (now) => now.text);
  const coming = useFormState(({ waiting }) => waiting.filter(({ place }) => place.grid === grid.key).length);
  const content = describeContent({ gridType: grid.gridType, frames });
  const words = [
    content.charAt(0).toUpperCase() + content.slice(1),
    ...(frames.some(({ slot }) => isInTray(grid, slot)) ? ['some without a frame'] : []),
    ...(coming === 0 ? [] : [`${String(coming)} on the way`]),
    ...(text === null ? [] : [text.trim() === '' ? 'a text to be written' : 'with a text']),
  ];
  return (
    <div className={folded}>
      {frames.length === 0 ? null : (
        <div aria-hidden="true" className={foldedRow}>
          {frames.map(({ content: { media }, content: one }) => (
            <span className={foldedPicture} key={keyOfMedia(one)}>
              <MediaPreview alt="" isRounded media={media} ratio="56/40" size="thumb" />
            </span>
          ))}
        </div>
      )}
      <span className={foldedWords}>{`${words.join(', ')} · ${grid.gridType}`}</span>
    </div>
  );
}
