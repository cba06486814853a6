import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@vitrine/design-system/components/button';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { ChevronDownIcon, SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import { describeUnfilled, firstFreeSlot } from '../../../domain/grid-editing.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import {
  useGridState,
  useIsFolded,
  useIsLocked,
  useProjectForm,
} from '../../../machines/project-form/project-form.react.tsx';
import type { FocusTargets } from '../../shared/focus/focus-targets.ts';
import { useToolbar } from '../../shared/focus/use-toolbar.ts';
import { MoveButtons } from '../../shared/lists/MoveButtons.tsx';
import { GripIcon } from '../../shared/lists/row-icons.tsx';
import { RemovedStrip } from '../../shared/removal/RemovedStrip.tsx';
import { placeText } from '../media/places.ts';
import { region } from '../media/slot.css.ts';
import { CarouselFrames } from './CarouselFrames.tsx';
import { FoldedFrames } from './FoldedFrames.tsx';
import { fold, foldSign, headOfFolded, titleOfFolded } from './folds.css.ts';
import { GridFrames } from './GridFrames.tsx';
import { body, gap, head, panel, textPlace, titles } from './grids.css.ts';
import { LayoutSelect } from './LayoutSelect.tsx';
import { GridTitle } from './GridTitle.tsx';
import { SurplusQuestion } from './SurplusQuestion.tsx';

/** A grid's Remove button and its title, by the grid's key. */
export type GridTarget = `remove ${string}` | `title ${string}`;

interface GridPanelProps {
  readonly grid: FormGrid;
  /** Counted from 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly targets: Pick<FocusTargets<GridTarget>, 'ref'>;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One grid: its frames, its text, its place. Files dropped beside its slots fill those that are free. */
export function GridPanel({ grid, index, isLast, targets, onMove, onRemove }: GridPanelProps) {
  const headingId = useId();
  const textButton = useRef<HTMLButtonElement>(null);
  const { key } = grid;
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const hasText = useGridState(grid, ({ text }) => text !== null);
  const slot = useGridState(grid, firstFreeSlot);
  const isFolded = useIsFolded(grid);
  const toolbar = useToolbar();
  const bodyId = useId();
  const name = `grid ${String(index + 1)}`;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
  });
  return (
    <section
      aria-labelledby={headingId}
      className={isDragging ? `${panel} ${gap}` : panel}
      data-file-place={placeText({ grid: key, slot })}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div {...toolbar} aria-label={`Controls of ${name}`} className={isFolded ? `${head} ${headOfFolded}` : head}>
        <IconButton
          {...attributes}
          {...listeners}
          grip
          disabled={isOff}
          label={`Drag ${name}`}
          ref={setActivatorNodeRef}
        >
          <GripIcon />
        </IconButton>
        <div className={isFolded ? titleOfFolded : titles}>
          <GridTitle
            fold={(words) => (
              <button
                aria-controls={isFolded ? undefined : bodyId}
                aria-expanded={!isFolded}
                className={fold}
                onClick={() => send({ type: 'grids.folded', grids: [key], isFolded: !isFolded })}
                ref={targets.ref(`title ${key}`)}
                type="button"
              >
                <span className={foldSign}>
                  <ChevronDownIcon size={18} />
                </span>
                {words}
              </button>
            )}
            grid={grid}
            hasContent={!isFolded}
            headingId={headingId}
            index={index}
          />
        </div>
        {isFolded ? (
          <FoldedFrames grid={grid} />
        ) : (
          <>
            <LayoutSelect grid={grid} name={name} />
            <span className={textPlace}>
              <Button
                aria-label={`${hasText ? 'Remove Text' : 'Add Text'}, ${name}`}
                disabled={isOff}
                onClick={() => send({ type: 'text.changed', grid: key, text: hasText ? null : '' })}
                ref={textButton}
                size="small"
                variant="quiet"
              >
                {hasText ? 'Remove Text' : 'Add Text'}
              </Button>
            </span>
          </>
        )}
        <MoveButtons
          isFirst={index === 0}
          isLast={isLast}
          isOff={isOff}
          name={name}
          onMove={(step) => onMove(index + step)}
        />
        <IconButton disabled={isOff} label={`Remove ${name}`} onClick={onRemove} ref={targets.ref(`remove ${key}`)}>
          <SmallCrossIcon size={18} />
        </IconButton>
      </div>
      {isFolded ? null : (
        <div className={body} id={bodyId}>
          <GridBody grid={grid} name={name} textButton={textButton} />
        </div>
      )}
    </section>
  );
}

interface GridBodyProps extends Pick<GridPanelProps, 'grid'> {
  /** 'grid 2' */
  readonly name: string;
  readonly textButton: RefObject<HTMLButtonElement | null>;
}

/** What of a grid is not seen while it is folded. */
function GridBody({ grid, name, textButton }: GridBodyProps) {
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const hasText = useGridState(grid, ({ text }) => text !== null);
  const removedText = useGridState(grid, (now) => now.removedText);
  const unfilled = useGridState(grid, describeUnfilled);
  const Frames = grid.gridType === 'G3' ? CarouselFrames : GridFrames;
  return (
    <>
      <Frames grid={grid} name={name} />
      <SurplusQuestion grid={grid} />
      {unfilled === null ? null : <Text variant="dashSmall">{unfilled}</Text>}
      {hasText ? <GridText grid={grid} /> : null}
      <span className={region} role="status">
        {hasText || removedText === undefined ? null : (
          <RemovedStrip
            isOff={isOff}
            look="line"
            onUndo={() => {
              send({ type: 'text.changed', grid: grid.key, text: removedText });
              textButton.current?.focus();
            }}
            text="Text removed."
          />
        )}
      </span>
    </>
  );
}

function GridText({ grid }: Pick<GridPanelProps, 'grid'>) {
  const { send } = useProjectForm();
  const text = useGridState(grid, (now) => now.text);
  return (
    <TextAreaField
      label="Grid text"
      maxLength={5000}
      onChange={(event) => send({ type: 'text.changed', grid: grid.key, text: event.currentTarget.value })}
      readOnly={useIsLocked()}
      rows={2}
      value={text ?? ''}
    />
  );
}
