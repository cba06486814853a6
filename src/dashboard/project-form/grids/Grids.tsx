import type { UniqueIdentifier } from '@dnd-kit/core';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FrameMove } from '../../../domain/frame-moves.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import { placesOf } from '../../../domain/removal.ts';
import type { Removed } from '../../../domain/removal.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import { Ordering } from '../../shared/lists/Ordering.tsx';
import { describeMove } from '../../shared/lists/dragging.ts';
import { RemovedStrip } from '../../shared/removal/RemovedStrip.tsx';
import { AddPictures } from './AddPictures.tsx';
import { FloatingGrid } from './FloatingGrid.tsx';
import { slotOfFrame } from './frame-drags.ts';
import type { FramePlace } from './frame-drags.ts';
import { GridOutline } from './GridOutline.tsx';
import { GridPanel } from './GridPanel.tsx';
import type { GridTarget } from './GridPanel.tsx';
import { GridPicker } from './GridPicker.tsx';
import { held, list as listClass, section, sectionHead } from './grids.css.ts';
import { MoveFrameDialog } from './MoveFrameDialog.tsx';
import { FrameMovesContext, useFrameDrags } from './use-frame-drags.tsx';

const nothing: readonly Removed<FormGrid>[] = [];

/** Compares keys, types and order only: every grid selects its own content. */
function isSameList(one: readonly FormGrid[], other: readonly FormGrid[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, gridType }, index) => key === other[index]?.key && gridType === other[index].gridType)
  );
}

type Target = 'picker' | GridTarget | `undo ${string}` | `handle ${string}`;

/** The handle of a slot; a G3 has one, in slot 0. */
function handleKey({ grid, at }: FramePlace): Target {
  return `handle ${grid} ${String(at)}`;
}

/** The grids in display order, and the type selector below them (specification, section 2, "Create project"). */
export function Grids() {
  const { actor, send } = useProjectForm();
  const grids = useFormState(({ values }) => values.grids, isSameList);
  const removed = useFormState(({ values }) => values.removed?.grids) ?? nothing;
  const isOff = useIsLocked();
  const headingId = useId();
  const targets = useFocusTargets<Target>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<FramePlace | null>(null);

  const ids = useMemo(() => grids.map(({ key }) => key), [grids]);
  const indexOf = (id: UniqueIdentifier) => ids.findIndex((key) => key === id);

  const move = (from: number, to: number) => send({ type: 'grid.moved', from, to });

  const remove = ({ key, gridType }: FormGrid, index: number) => {
    send({ type: 'grid.removed', grid: key });
    targets.focus(`undo ${key}`);
    setSaid(`Grid ${String(index + 1)}, ${gridType}, removed.`);
  };
  const restore = ({ key, gridType }: FormGrid, which: number) => {
    send({ type: 'grid.restored', which });
    targets.focus(`remove ${key}`);
    setSaid(`${gridType} is back.`);
  };

  const go = (key: string) => {
    // It is drawn at once: what is folded has no place yet to scroll to.
    flushSync(() => send({ type: 'grids.folded', grids: [key], isFolded: false }));
    targets.focus(`title ${key}`);
    const { activeElement } = list.current?.ownerDocument ?? {};
    activeElement?.closest('section')?.scrollIntoView({ block: 'start' });
  };

  const readGrids = useCallback(() => actor.getSnapshot().context.values.grids, [actor]);
  const moveFrame = useCallback(
    (frame: FrameMove) => {
      const isList = readGrids().some(({ key, gridType }) => key === frame.to.grid && gridType === 'G3');
      send({ type: 'frame.moved', ...frame });
      const there = handleKey({ grid: frame.to.grid, at: isList ? 0 : frame.to.slot });
      targets.focus(there);
      targets.afterDialog(there);
    },
    [readGrids, send, targets],
  );
  const frameDrags = useFrameDrags(moveFrame);
  const frameMoves = useMemo(
    () => ({
      ask: (frame: FramePlace) => {
        const slot = slotOfFrame(readGrids(), frame);
        const isList = readGrids().some(({ key, gridType }) => key === frame.grid && gridType === 'G3');
        if (slot !== null) targets.afterDialog(handleKey(isList ? { ...slot, at: 0 } : slot));
        setAsked(frame);
      },
      handleRef: (slot: FramePlace) => targets.ref(handleKey(slot)),
    }),
    [readGrids, targets],
  );

  return (
    <section aria-labelledby={headingId} className={removed.length > 0 ? held : section}>
      <div className={sectionHead}>
        <Text as="h2" id={headingId} variant="dashSection">
          Grids
        </Text>
        <Text as="span" variant="dashSmall">
          Slots are drawn in their true proportions
        </Text>
      </div>
      {grids.length < 2 ? null : <GridOutline grids={grids} onGo={go} />}
      {grids.length + removed.length === 0 ? null : (
        <Ordering
          floating={(id) => {
            const grid = grids[indexOf(id)];
            return grid === undefined ? null : <FloatingGrid grid={grid} index={indexOf(id)} />;
          }}
          ids={ids}
          instruction="To pick it up, press Space."
          isOff={isOff}
          nameOf={(id) => grids[indexOf(id)]?.gridType ?? ''}
          onDrop={(id, to) => move(indexOf(id), to)}
          others={frameDrags}
          total={grids.length}
        >
          <FrameMovesContext value={frameMoves}>
            <div className={listClass} ref={list}>
              {placesOf({ items: grids, removed }).map((place) =>
                place.kind === 'item' ? (
                  <GridPanel
                    grid={place.item}
                    index={place.index}
                    isLast={place.index === grids.length - 1}
                    key={place.item.key}
                    onMove={(to) => {
                      move(place.index, to);
                      setSaid(describeMove(place.item.gridType, to + 1, grids.length));
                    }}
                    onRemove={() => remove(place.item, place.index)}
                    targets={targets}
                  />
                ) : (
                  <RemovedStrip
                    isOff={isOff}
                    key={`removed ${place.item.key}`}
                    look="block"
                    onUndo={() => restore(place.item, place.which)}
                    text={`Grid ${String(place.at + 1)} removed.`}
                    undoRef={targets.ref(`undo ${place.item.key}`)}
                  />
                ),
              )}
            </div>
          </FrameMovesContext>
        </Ordering>
      )}
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
      <MoveFrameDialog
        frame={asked}
        onCancel={() => setAsked(null)}
        onClosed={targets.dialogClosed}
        onMove={(frame) => {
          setAsked(null);
          moveFrame(frame);
        }}
      />
      <AddPictures />
      <GridPicker
        firstRef={targets.ref('picker')}
        isOff={isOff}
        onAdd={(gridType) => send({ type: 'grid.added', gridType })}
      />
    </section>
  );
}
