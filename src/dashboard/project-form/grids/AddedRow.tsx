import { Text } from '@vitrine/design-system/components/text';
import type { ChosenMedia } from '../../../domain/project-form.ts';
import { useIsLocked } from '../../../machines/project-form/project-form.react.tsx';
import { MoveButtons } from '../../shared/lists/MoveButtons.tsx';
import { useSortableRow } from '../../shared/lists/use-sortable-row.tsx';
import { GripIcon } from '../../shared/lists/row-icons.tsx';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { floating, gap, name, picture, row, words } from './added-files.css.ts';

interface FileProps {
  readonly file: ChosenMedia;
  /** 'Grid 4 (G9), frame 3' */
  readonly place: string;
}

function FileWords({ file, place }: FileProps) {
  return (
    <>
      <span className={picture}>
        <MediaPreview alt="" isRounded media={file.media} ratio="56/40" size="thumb" />
      </span>
      <span className={words}>
        <bdi className={name}>{file.file.name}</bdi>
        <Text as="span" variant="dashSmall">
          {place}
        </Text>
      </span>
    </>
  );
}

interface AddedRowProps extends FileProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** One place up (-1) or down (1). */
  readonly onMove: (step: -1 | 1) => void;
}

/** One of the added files: dragged by its handle, or moved by its arrows. */
export function AddedRow({ file, place, isFirst, isLast, onMove }: AddedRowProps) {
  const isOff = useIsLocked();
  const { ref, style, isDragging, handle } = useSortableRow(file.key, file.file.name, isOff);
  return (
    <li className={isDragging ? `${row} ${gap}` : row} ref={ref} style={style}>
      {handle}
      <FileWords file={file} place={place} />
      <MoveButtons isFirst={isFirst} isLast={isLast} isOff={isOff} name={file.file.name} onMove={onMove} />
    </li>
  );
}

/** The dragged file; screen readers get the row itself. */
export function FloatingFile({ file, place }: FileProps) {
  return (
    <div aria-hidden="true" className={floating}>
      <GripIcon />
      <FileWords file={file} place={place} />
    </div>
  );
}
