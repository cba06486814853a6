import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@vitrine/design-system/components/button';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import { describeUnfilled, firstFreeSlot } from '../../domain/grid-editing.ts';
import type { FormGrid } from '../../domain/project-form.ts';
import { DownIcon, GripIcon, UpIcon } from '../shared/row-icons.tsx';
import { CarouselFrames } from './CarouselFrames.tsx';
import type { FormProps } from './form-props.ts';
import { GridFrames } from './GridFrames.tsx';
import { arrow, body, gap, handle, head, panel, titles } from './grids.css.ts';
import { GridTitle } from './GridTitle.tsx';
import { placeText } from './places.ts';

interface GridPanelProps extends FormProps {
  readonly grid: FormGrid;
  /** Counted from 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One grid: its frames, its text, its place. Files dropped beside its slots fill those that are free. */
export function GridPanel({ form, over, grid, index, isLast, onMove, onRemove }: GridPanelProps) {
  const headingId = useId();
  const { gridType, key, text } = grid;
  const isOff = form.isLocked;
  const name = `grid ${String(index + 1)}`;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
  });
  const unfilled = describeUnfilled(grid);
  return (
    <section
      aria-labelledby={headingId}
      className={isDragging ? `${panel} ${gap}` : panel}
      data-file-place={placeText({ grid: key, slot: firstFreeSlot(grid) })}
      data-grid={key}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={head}>
        <IconButton
          {...attributes}
          {...listeners}
          className={handle}
          data-act="drag"
          disabled={isOff}
          label={`Drag ${name}`}
          ref={setActivatorNodeRef}
        >
          <GripIcon />
        </IconButton>
        <div className={titles}>
          <GridTitle gridType={gridType} headingId={headingId} index={index} />
        </div>
        <Button
          aria-label={`${text === null ? 'Add Text' : 'Remove Text'}, ${name}`}
          disabled={isOff}
          onClick={() => form.edit({ type: 'text.changed', grid: key, text: text === null ? '' : null })}
          size="small"
          variant="quiet"
        >
          {text === null ? 'Add Text' : 'Remove Text'}
        </Button>
        <Arrow direction="up" isEnd={index === 0} isOff={isOff} name={name} onClick={() => onMove(-1)} />
        <Arrow direction="down" isEnd={isLast} isOff={isOff} name={name} onClick={() => onMove(1)} />
        <IconButton data-act="remove" disabled={isOff} label={`Remove ${name}`} onClick={onRemove}>
          <SmallCrossIcon size={18} />
        </IconButton>
      </div>
      <div className={body}>
        {gridType === 'G3' ? (
          <CarouselFrames form={form} grid={grid} name={name} over={over} />
        ) : (
          <GridFrames form={form} grid={grid} name={name} over={over} />
        )}
        {unfilled === null ? null : <Text variant="dashSmall">{unfilled}</Text>}
        {text === null ? null : (
          <TextAreaField
            label="Grid text"
            maxLength={5000}
            onChange={(event) => form.edit({ type: 'text.changed', grid: key, text: event.currentTarget.value })}
            readOnly={isOff}
            rows={2}
            value={text}
          />
        )}
      </div>
    </section>
  );
}

interface ArrowProps {
  readonly direction: 'up' | 'down';
  readonly isEnd: boolean;
  readonly isOff: boolean;
  readonly name: string;
  readonly onClick: () => void;
}

function Arrow({ direction, isEnd, isOff, name, onClick }: ArrowProps) {
  return (
    <IconButton
      aria-disabled={isEnd || undefined}
      className={arrow}
      data-act={direction}
      disabled={isOff}
      label={`Move ${name} ${direction}`}
      onClick={() => {
        if (!isEnd) onClick();
      }}
    >
      {direction === 'up' ? <UpIcon /> : <DownIcon />}
    </IconButton>
  );
}
