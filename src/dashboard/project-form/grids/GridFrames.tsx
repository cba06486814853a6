import type { GridType } from '../../../domain/content.ts';
import { shownFrame } from '../../../domain/fit.ts';
import { frameIn, plainSize, surplusFrames } from '../../../domain/grid-editing.ts';
import { trayOf } from '../../../domain/trays.ts';
import { gridFrames } from '../../../domain/grids.ts';
import type { FormFrame, FormGrid } from '../../../domain/project-form.ts';
import { useFormState, useGridState, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { FrameSlot } from './FrameSlot.tsx';
import { Tray } from './Tray.tsx';
import { composition, place as placeClass } from './grids.css.ts';

const compositions: Readonly<Record<GridType, keyof typeof composition>> = {
  G1: 'threeFlush',
  G2: 'twoFlush',
  G3: 'one',
  G4: 'two',
  G5: 'two',
  G6: 'largeFirst',
  G7: 'one',
  G8: 'largeSecond',
  G9: 'three',
  G10: 'three',
};

function placeOf(gridType: GridType, slot: number): keyof typeof placeClass {
  if (gridType === 'G6' && slot === 0) return 'largeFirst';
  return gridType === 'G8' && slot === 1 ? 'largeSecond' : 'plain';
}

interface GridFramesProps {
  readonly grid: FormGrid;
  /** 'grid 2' */
  readonly name: string;
}

/** The slots of a grid in their layout, each at its true ratio; below them frames that another provider has beyond them, and what waits for a slot. */
export function GridFrames({ grid, name }: GridFramesProps) {
  const { gridType, key } = grid;
  const ratios = gridFrames[gridType];
  const { send } = useProjectForm();
  const frames = useGridState(grid, (now) => now.frames);
  const isAdded = useFormState(({ addedGrid }) => addedGrid === key);
  const removed = useGridState(grid, (now) => now.removed);
  const stored = useFormState((form) => form.stored);
  const waiting = trayOf({ gridType, frames }, stored);
  const surplus = surplusFrames({ gridType, frames }).filter((frame) => !waiting.includes(frame));
  // Visitors see the others.
  const placed = frames.filter((frame) => !waiting.includes(frame));
  const frameAt = (frame: FormFrame | null) => (frame === null ? null : { grid: key, at: frames.indexOf(frame) });
  const shownAt = (frame: FormFrame | null) =>
    shownFrame({ gridType, frames: placed }, frame === null ? placed.length : placed.indexOf(frame));
  const takenAt = (slot: number) => {
    const which = removed?.findLastIndex(({ item }) => item.slot === slot) ?? -1;
    const content = removed?.[which]?.item.content;
    if (content === undefined) return null;
    return { content, onUndo: () => send({ type: 'frame.restored', grid: key, which }) };
  };
  const remove = (frame: FormFrame) => send({ type: 'frame.removed', grid: key, index: frames.indexOf(frame) });
  return (
    <>
      <div className={composition[compositions[gridType]]}>
        {ratios.map((ratio, slot) => {
          const frame = frameIn(frames, slot);
          return (
            <div className={placeClass[placeOf(gridType, slot)]} key={slot}>
              <FrameSlot
                advice={plainSize(ratio)}
                content={frame?.content ?? null}
                autoFocus={isAdded && slot === 0}
                frame={frameAt(frame)}
                isMultiple={ratios.length > 1}
                name={ratios.length === 1 ? name : `${name}, frame ${String(slot + 1)}`}
                onRemove={() => {
                  if (frame !== null) remove(frame);
                }}
                place={{ grid: key, slot }}
                ratio={ratio}
                shown={shownAt(frame)}
                slot={{ grid: key, at: slot }}
                taken={takenAt(slot)}
              />
            </div>
          );
        })}
      </div>
      {surplus.length === 0 ? null : (
        <div className={composition.three}>
          {surplus.map((frame, index) => (
            <FrameSlot
              advice=""
              frame={frameAt(frame)}
              content={frame.content}
              key={index}
              name={`${name}, additional frame ${String(index + 1)}`}
              onRemove={() => remove(frame)}
              place={{ grid: key, slot: frame.slot }}
              ratio="654/295"
              shown={shownAt(frame)}
              // No slot of the grid: nothing is dropped here.
              slot={{ grid: key, at: -1 - index }}
            />
          ))}
        </div>
      )}
      <Tray grid={grid} name={name} onRemove={remove} waiting={waiting} />
    </>
  );
}
