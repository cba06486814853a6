import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Text } from '@vitrine/design-system/components/text';
import type { ChosenMedia } from '../../../domain/project-form.ts';
import { useIsLocked } from '../../../machines/project-form/project-form.react.tsx';
import { MoveButton } from '../../shared/lists/MoveButton.tsx';
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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: file.key,
  });
  return (
    <li
      className={isDragging ? `${row} ${gap}` : row}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        edge="start"
        grip
        disabled={isOff}
        label={`Drag ${file.file.name}`}
        ref={setActivatorNodeRef}
      >
        <GripIcon />
      </IconButton>
      <FileWords file={file} place={place} />
      <MoveButton direction="up" isEnd={isFirst} isOff={isOff} name={file.file.name} onMove={() => onMove(-1)} />
      <MoveButton direction="down" isEnd={isLast} isOff={isOff} name={file.file.name} onMove={() => onMove(1)} />
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
